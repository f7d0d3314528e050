import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openSession } from './openSession.ts';
import { expectSlowLoadNotice } from './slowLoadNotice.ts';
import { expect, test, waitForList } from './test.ts';

/** Delays files, such as the app's modules, until the returned function is called; boot.js runs before the first paint. */
async function holdFiles(context: BrowserContext, files = /\/assets\/.+\.js$/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const fieldsOf = (page: Page) => ({
  user: page.getByLabel('User'),
  password: page.getByLabel('Password', { exact: true }),
  login: page.getByRole('button', { name: 'Login' }),
});

const skeletonsOf = (page: Page) => ({
  signIn: page.locator('#sign-in-skeleton'),
  layout: page.locator('#layout-skeleton'),
});

test.describe('a document before its scripts have loaded', () => {
  test('shows a signed-in visitor the layout with the current section, and nothing moves afterwards', async ({
    signedIn: page,
    context,
    consoleErrors,
  }) => {
    const release = await holdFiles(context);
    await page.goto('/course', { waitUntil: 'commit' });
    const { layout, signIn } = skeletonsOf(page);
    await expect(layout.getByText('Dashboard Overview')).toBeVisible();
    await expect(signIn).toBeHidden();
    const background = (label: string) =>
      layout
        .getByRole('listitem')
        .filter({ hasText: label })
        .evaluate((item) => getComputedStyle(item).backgroundColor);
    expect(await background('Course')).not.toBe(await background('Event'));
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    release();
    await expect(page.getByRole('link', { name: /^Setting ./ })).toHaveCount(10);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
    await expect(layout).toHaveCount(0);
    await expect(page.getByText('Dashboard Overview')).toHaveCount(1);
    expect(consoleErrors).toEqual([]);
  });

  test('shows an anonymous visitor the sign-in page, which replaces the skeleton', async ({ page, context }) => {
    const release = await holdFiles(context);
    await page.goto('/user', { waitUntil: 'commit' });
    const { layout, signIn } = skeletonsOf(page);
    await expect(signIn.getByText('CPD Service')).toBeVisible();
    await expect(signIn.getByText('Sign in to the back office')).toBeVisible();
    await expect(layout).toBeHidden();
    release();
    await expect(fieldsOf(page).login).toBeEnabled();
    await expect(signIn).toHaveCount(0);
  });

  for (const path of ['/login', '/course', '/public/certificate/no-such-certificate']) {
    test(`is painted at ${path}`, async ({ signedIn: page, context }) => {
      if (path === '/login') await page.evaluate(() => localStorage.clear());
      await holdFiles(context);
      await page.goto(path, { waitUntil: 'commit' });
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(paints).toBe(1);
    });
  }

  test('shows nothing of the deletion page, as no one knows yet who is signed in', async ({ page, context }) => {
    await holdFiles(context);
    await page.goto('/public/user-deletion', { waitUntil: 'commit' });
    await expect(page.locator('#skeleton')).toBeAttached();
    await expect(page.locator('#skeleton')).toBeHidden();
  });

  test('shows a signed-in visitor no sign-in page', async ({ signedIn: page, context }) => {
    const release = await holdFiles(context);
    for (const path of ['/login', '/course/some-id']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(skeletonsOf(page).layout).toBeVisible();
      await expect(skeletonsOf(page).signIn).toBeHidden();
    }
    release();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('has the selected colours', async ({ page, context }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await holdFiles(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a tab that loads while someone signs in elsewhere shows its page', async ({
  page,
  context,
  product,
  consoleErrors,
}) => {
  // Delays React's scheduled work, as a busy browser does.
  await page.addInitScript(() => {
    const { promise: released, resolve: letReactGoOn } = Promise.withResolvers<void>();
    Object.assign(window, { letReactGoOn });
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      void released.then(() => post.call(this, message));
    };
  });
  await page.goto('/course', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login/);
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((root) => localStorage.setItem('root', root), await openSession(product.origin));
  await page.evaluate(() => Reflect.get(window, 'letReactGoOn')());
  await expect(page).toHaveURL(/\/course$/);
  await expect(page.getByRole('heading', { name: 'Course', level: 1 })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

/** Whether a font has loaded. In WebKit, fonts.check() returns true for one that is still loading. */
function hasFont(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => [...document.fonts].some(({ family, status }) => family.includes(wanted) && status === 'loaded'),
    name,
  );
}

/** The vertical positions and heights of elements, in pixels. */
function placesOf(elements: Locator): Promise<number[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );
}

test('a list loads the font of its ids after everything else, and nothing moves when it has loaded', async ({
  signedIn: page,
  context,
}) => {
  const release = await holdFiles(context, /\.woff2$/);
  await page.goto('/course');
  await waitForList(page);
  expect(await hasFont(page, 'JetBrains Mono')).toBe(false);
  const ids = page.getByRole('button', { name: /, Copy ID$/ });
  const before = await placesOf(ids);
  expect(before).toHaveLength(10);
  release();
  await expect.poll(() => hasFont(page, 'JetBrains Mono')).toBe(true);
  expect(await placesOf(ids)).toEqual(before);
});

test('a page loads its font after everything else, and no line moves when it has loaded', async ({ page, context }) => {
  const release = await holdFiles(context, /\.woff2$/);
  const isThere = () => hasFont(page, 'Inter Variable');
  await page.goto('/login', { waitUntil: 'commit' });
  const { login } = fieldsOf(page);
  await expect(login).toBeEnabled();
  expect(await isThere()).toBe(false);
  const places = () => placesOf(page.locator('h1, p, label, input, form button'));
  const before = await places();
  release();
  await expect.poll(isThere).toBe(true);
  expect(await places()).toEqual(before);
  const fonts = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return files.map(({ name, startTime }) => ({
      name: /inter-ascii|inter-latin-1/.exec(name)?.[0],
      isAfterLoad: startTime >= (document?.loadEventStart ?? Number.POSITIVE_INFINITY),
    }));
  });
  expect(fonts).toEqual([{ name: 'inter-ascii', isAfterLoad: true }]);
});

test('a list loads its fonts after its code and its data', async ({ signedIn: page, context }) => {
  const parts = [/\/assets\/lists-.+\.js$/, /\/v1\/course$/];
  const [releaseCode, releaseData] = [await holdFiles(context, parts[0]), await holdFiles(context, parts[1])];
  await page.goto('/course');
  releaseCode();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  releaseData();
  const times = (pattern: RegExp) =>
    page.evaluate(
      (source) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new RegExp(source).test(name))
          .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
      pattern.source,
    );
  // Inter, and the font of the ids.
  await expect.poll(() => times(/\.woff2$/)).toHaveLength(2);
  const first = Math.min(...(await times(/\.woff2$/)).map(({ startTime }) => startTime));
  for (const part of parts) {
    const [loaded] = await times(part);
    expect(first).toBeGreaterThanOrEqual(loaded?.responseEnd ?? Number.POSITIVE_INFINITY);
  }
});

/** The scripts and style sheets that a page has loaded, and their sizes in bytes, not compressed. */
function codeOf(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, decodedBodySize }) => ({ name: new URL(name).pathname, size: decodedBodySize }))
      .filter(({ name }) => /\.(?:js|css)$/.test(name)),
  );
}

for (const [path, limit] of [
  ['/course', 640_000],
  ['/login', 530_000],
] as const) {
  test(`a visit to ${path} loads each file once, and the dialogs when someone points`, async ({ signedIn: page }) => {
    if (path === '/login') await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(path === '/login' ? fieldsOf(page).login : page.getByRole('row').nth(10)).toBeEnabled();
    // The fonts come last.
    await expect.poll(() => hasFont(page, 'Inter Variable')).toBe(true);
    await page.waitForLoadState('networkidle');
    const visit = await codeOf(page);
    const files = visit.map(({ name }) => name);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((name) => /\/(?:dialogs|shared|forms?)-/.test(name))).toEqual([]);
    expect(visit.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(limit);
    await page.mouse.move(10, 10);
    await expect
      .poll(async () => (await codeOf(page)).filter(({ name }) => /\/dialogs-.*js$/.test(name)).length)
      .not.toBe(0);
  });
}

test.describe('a document whose scripts do not come', () => {
  for (const [path, name] of [
    ['/course', 'the frame'],
    ['/login', 'the sign-in page'],
  ] as const) {
    test(`says so after ten seconds, and is loaded again: ${name}`, async ({ signedIn: page }) => {
      if (path === '/login') await page.evaluate(() => localStorage.clear());
      const scripts = /\/assets\/index-.*\.js/;
      await page.route(scripts, (route) => route.fulfill({ status: 502, body: '<html>' }));
      await page.goto(path);
      const notice = await expectSlowLoadNotice(page);
      await page.unroute(scripts);
      await notice.getByRole('link', { name: 'Reload' }).click();
      const there = { '/course': page.getByRole('row').nth(10), '/login': fieldsOf(page).login };
      await expect(there[path]).toBeEnabled();
      await expect(notice).toHaveCount(0);
    });
  }

  for (const [name, scripts] of [
    ['a public page', undefined],
    ['a public page that lacks its own code alone', /\/assets\/CertificatePage-/],
  ] as const) {
    test(`says so after ten seconds until they come: ${name}`, async ({ page, context }) => {
      const release = await holdFiles(context, scripts);
      await page.goto('/public/certificate/no-such-certificate', { waitUntil: 'commit' });
      const notice = await expectSlowLoadNotice(page);
      release();
      await expect(page.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page is there and cannot send a password', async ({ page }) => {
    await page.goto('/course');
    await expect(skeletonsOf(page).signIn).toBeVisible();
    await expect(page.locator('input, button')).toHaveCount(0);
  });
});
