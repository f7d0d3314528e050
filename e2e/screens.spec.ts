import type { Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/** Every call but those about signing in. */
const api = /\/v1\/(?!auth)/;

/** What the API can do wrong on any screen, and what the error dialog then says (specification, section 8). */
const faults: readonly { name: string; answer: (route: Route) => Promise<void>; message: string }[] = [
  {
    name: '500 with message and code',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.', code: 'DISK_FULL' } }),
    message: 'CODE: DISK_FULL',
  },
  {
    name: '500 without a body',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    message: 'Something went wrong.',
  },
  {
    name: 'malformed JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"docs": [' }),
    message: 'Something went wrong.',
  },
  { name: 'a wrong shape', answer: (route) => route.fulfill({ json: { docs: 7 } }), message: 'Something went wrong.' },
  { name: 'a dropped connection', answer: (route) => route.abort('connectionreset'), message: 'Something went wrong.' },
];

/** Every screen that asks the API for something, with the heading that stays. */
async function screensOf(page: Page): Promise<[path: string, heading: string][]> {
  const firstIn = async (path: string) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: /^Setting ./ }).first();
    return (await link.getAttribute('href')) ?? '';
  };
  return [
    ['/user', 'User'],
    ['/feed', 'Feed'],
    ['/certificate-group', 'Certification Group'],
    ['/quiz', 'Quiz'],
    ['/event', 'Event'],
    [await firstIn('/course'), 'Edit course'],
    [await firstIn('/quiz'), 'Edit quiz'],
    [await firstIn('/event'), 'Edit event'],
    [await firstIn('/certificate-group'), 'Edit certificate group'],
  ];
}

/** Closes one error after the other, as many calls as there were. */
async function closeAll(page: Page): Promise<void> {
  const close = page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' });
  await expect(async () => {
    if (await close.isVisible()) await close.click();
    await expect(close).toHaveCount(0, { timeout: 200 });
  }).toPass();
}

for (const { name, answer, message } of faults) {
  test(`every screen stands when the API answers ${name}`, async ({ signedIn: page }) => {
    for (const [path, heading] of await screensOf(page)) {
      await page.route(api, answer);
      await page.goto(path);
      const dialog = page.getByRole('alertdialog', { name: 'Error' });
      await expect(dialog, path).toContainText(message);
      await closeAll(page);
      await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
      await page.unroute(api);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
    }
  });
}

test('every screen shows that it is loading while the API takes three seconds', async ({ signedIn: page }) => {
  for (const [path, heading] of await screensOf(page)) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').first(), path).toBeVisible();
    answer();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await page.unroute(api);
  }
});

test('no screen says anything to the console', async ({ signedIn: page, consoleErrors }) => {
  for (const [path, heading] of await screensOf(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(consoleErrors).toEqual([]);
});

test('each screen has a title of its own', async ({ signedIn: page }) => {
  const titles = new Set<string>();
  const screens = await screensOf(page);
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Dashboard Overview`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(screens.length);
});
