import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { shareSession } from './openSession.ts';
import { expect, test } from './test.ts';

/** An unused review link, requested as an administrator. */
async function freshLink(origin: string): Promise<{ id: string; url: string }> {
  const { user } = JSON.parse(await shareSession(origin));
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  const { docs } = await (await fetch(`${origin}/v1/post/?status=2&page=1&size=100`, { headers })).json();
  for (const { _id } of docs) {
    const { url } = await (await fetch(`${origin}/v1/post/review/url/${_id}`, { headers })).json();
    const token = new URL(url).searchParams.get('token');
    const post = await (await fetch(`${origin}/v1/post/review/${_id}?token=${token}`)).json();
    if (post.files.length > 0) return { id: _id, url };
  }
  throw new Error('No post with files is in review.');
}

const approve = (page: Page) => page.getByRole('button', { name: 'Approve' });
const reject = (page: Page) => page.getByRole('button', { name: 'Reject' });

test('a reviewer reads a post, opens its files, approves it and sees a confirmation', async ({
  page,
  product,
  consoleErrors,
}) => {
  const { id, url } = await freshLink(product.origin);
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  await page.goto(url);

  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect
    .poll(() => page.getByRole('img', { name: 'Cover' }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page).toHaveURL(url);
  expect(calls).toEqual([]);

  const preview = page.getByRole('link', { name: /^Preview .+\.pdf/ }).first();
  await expect(preview).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(preview).toHaveAttribute('href', /\/v1\/file\/[\w-]+$/);
  const [opened] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
  await opened.close();

  await approve(page).click();
  await expect(page.getByRole('status').getByText('You approved this content.')).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
  expect(calls).toHaveLength(1);
  expect(new URL(calls[0] ?? '').pathname).toBe(`/v1/post/approve/public/${id}`);

  await page.reload();
  await expect(page.getByText('This content has been approved.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a reviewer rejects by keyboard alone', async ({ page, product }) => {
  const { url } = await freshLink(product.origin);
  await page.goto(url);
  await expect(reject(page)).toBeVisible();
  while (!(await reject(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('status').filter({ hasText: 'You rejected this content.' });
  await expect(receipt).toBeFocused();
});

test('two reviewers decide at once: one decision counts, the other sees an error', async ({ browser, product }) => {
  const { url } = await freshLink(product.origin);
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()]);
  await Promise.all([first.goto(url), second.goto(url)]);
  await Promise.all([approve(first).waitFor(), reject(second).waitFor()]);
  await Promise.all([approve(first).click(), reject(second).click()]);
  const dialogs = [first, second].map((page) => page.getByRole('alertdialog', { name: 'Error' }));
  const [a, b] = dialogs;
  if (!a || !b) throw new Error('Two pages were opened.');
  await expect.poll(async () => (await a.count()) + (await b.count())).toBe(1);
  const loser = (await a.count()) === 1 ? first : second;
  await loser.getByRole('button', { name: 'Close' }).click();
  const outcome = loser === first ? 'rejected' : 'approved';
  await expect(loser.getByText(`This content has been ${outcome}.`)).toBeVisible();
  await expect((loser === first ? second : first).getByText(`You ${outcome} this content.`)).toBeVisible();
  await first.close();
  await second.close();
});

test('a double press sends one decision', async ({ page, product }) => {
  const { url } = await freshLink(product.origin);
  let decisions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') decisions += 1;
  });
  await page.goto(url);
  await approve(page).dblclick();
  await expect(page.getByText('You approved this content.')).toBeVisible();
  expect(decisions).toBe(1);
});

test('a review link can be copied from the address bar, and no request passes its token on as a referrer', async ({
  page,
  product,
}) => {
  const { url } = await freshLink(product.origin);
  const referrers: (string | null)[] = [];
  page.on('request', async (request) => referrers.push(await request.headerValue('referer')));
  const response = await page.goto(url);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(approve(page)).toBeVisible();
  await expect(page).toHaveURL(url);
  expect(
    await page.evaluate(() => [document.referrer, ...Object.values({ ...localStorage, ...sessionStorage })].join()),
  ).not.toContain(new URL(url).searchParams.get('token'));

  await page.reload();
  await expect(approve(page)).toBeVisible();
  await page.goto('/public/term-and-condition');
  await page.goBack();
  await expect(approve(page)).toBeVisible();
  // The terms request their fonts with their own URL as referrer, which is public.
  expect(referrers.filter((referrer) => referrer?.includes('/public/review'))).toEqual([]);
});

test("a reviewer's requests do not affect an administrator's session", async ({ signedIn: page, product }) => {
  const { url } = await freshLink(product.origin);
  const before = await page.evaluate(() => localStorage.getItem('root'));
  const bearers: (string | null)[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/v1/')) bearers.push(await request.headerValue('authorization'));
  });
  await page.goto(`${url}-spoilt`);
  await expect(page.getByText('Ask the person who sent the link for a new one.')).toBeVisible();
  await page.goto(url);
  await expect(approve(page)).toBeVisible();
  await expect.poll(() => [...new Set(bearers)]).toEqual([null]);
  expect(await page.evaluate(() => localStorage.getItem('root'))).toBe(before);
});

test('a link that the server rejects keeps the placeholder, says so, and opens no dialog', async ({
  page,
  product,
}) => {
  const { url } = await freshLink(product.origin);
  await page.goto(url.replace(/token=.*/, 'token=wrong'));
  await expect(page.getByText('Ask the person who sent the link for a new one.')).toBeVisible();
  await expect(page.getByText('Content review').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(approve(page)).toHaveCount(0);

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(new URL(url).pathname);
  await expect(elsewhere.getByText('A part of the link is missing.')).toBeVisible();
});

const post = { title: 'A post', description: 'Its text.', cover: null, files: [], status: 2 };
const faults = {
  '500 with message and code': { status: 500, json: { message: 'The disk is full.', code: 'DISK_FULL' } },
  '500 without a body': { status: 500, body: '' },
  'malformed JSON': { status: 200, contentType: 'application/json', body: '{"title": ' },
  'a wrong shape': { status: 200, json: { title: 7, files: 'none' } },
  'a dropped connection': null,
} as const;

test('the review shows no fault when the API returns an error', async ({ page }) => {
  for (const [name, response] of Object.entries(faults)) {
    let isWell = false;
    await page.route('**/v1/post/review/**', (route) => {
      if (isWell) return route.fulfill({ json: post });
      return response === null ? route.abort('connectionreset') : route.fulfill(response);
    });
    await page.goto('/public/review/p1?token=t');
    await expect(page.getByText('The content could not be loaded.'), name).toBeVisible();
    await expect(page.getByRole('alertdialog'), name).toHaveCount(0);
    isWell = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'A post' }), name).toBeVisible();

    const isError = response === null || response.status >= 400;
    await page.route('**/v1/post/approve/**', (route) => {
      if (!isError) return route.fulfill({ status: 502, body: '<html>' });
      return response === null ? route.abort('connectionreset') : route.fulfill(response);
    });
    await approve(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog, name).toContainText(name.includes('message') ? 'CODE: DISK_FULL' : 'Something went wrong.');
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
    await expect(approve(page), name).toBeEnabled();
    await page.unrouteAll();
  }
});

test('a slow review shows a placeholder of the post, without a dialog', async ({ page }) => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/post/review/**', async (route) => {
    await answered;
    await route.fulfill({ json: post });
  });
  await page.goto('/public/review/p1?token=t');
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(approve(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'A post' })).toBeVisible();
});

test('a decision that takes the server three seconds is shown as pending', async ({ page }) => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/post/review/**', (route) => route.fulfill({ json: post }));
  await page.route('**/v1/post/approve/**', async (route) => {
    await answered;
    await route.fulfill({ status: 204 });
  });
  await page.goto('/public/review/p1?token=t');
  await approve(page).click();
  await expect(page.locator('[data-overlay="loading"]')).toBeVisible();
  await expect(reject(page)).toBeDisabled();
  release();
  await expect(page.getByText('You approved this content.')).toBeVisible();
});

test('the review has no accessibility violation and fits 320 pixels in each state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const responses = [
    { json: post },
    { json: { ...post, status: 5 } },
    { status: 403, json: { message: 'Expired.' } },
    { status: 500 },
  ];
  for (const response of responses) {
    await page.route('**/v1/post/review/**', (route) => route.fulfill(response));
    await page.goto('/public/review/p1?token=t');
    await expect(page.getByRole('main').getByText(/final|No further|Expired|could not/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
