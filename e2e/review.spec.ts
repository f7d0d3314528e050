import type { Page } from '@playwright/test';
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
