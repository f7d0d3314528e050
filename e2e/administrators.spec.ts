import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { obscuredTexts } from './modes.ts';
import { expect, test } from './test.ts';
import { tabTo } from './typing.ts';

const PASSWORD = 'a horse of their own';

/** Adds an administrator in the settings, and returns the displayed link. */
async function addAdministrator(page: Page, username: string): Promise<string> {
  await page.goto('/setting?section=administrators');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  await page.getByLabel(/^User name/).fill(username);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Chooses a password by a link, and signs in with it. */
async function enter(page: Page, link: string, username: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password, again', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Choose password' }).click();
  await page.getByRole('status').filter({ hasText: 'Password chosen. Sign in with it.' }).waitFor();
  await page.getByLabel('User').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

test('an administrator is added by a link and signs in, and no one else gets the token', async ({
  signedIn: page,
  browser,
  product,
}) => {
  const link = await addAdministrator(page, 'ben');
  const token = new URL(link).hash.slice(1);
  expect(token).toMatch(/^[\w-]{43}$/);
  const device = await browser.newContext({ baseURL: product.origin });
  const theirs = await device.newPage();
  const urls: string[] = [];
  theirs.on('request', (request) => urls.push(`${request.url()} ${request.headers().referer}`));
  await theirs.goto(link);
  await expect(theirs.getByLabel('User')).toHaveValue('ben');
  await expect(theirs).toHaveURL(link);
  await theirs.reload();
  await enter(theirs, link, 'ben');
  expect(urls.filter((address) => address.includes(token))).toEqual([]);

  await theirs.goto(link);
  await expect(theirs.getByText('This link has been used: a password was chosen with it.')).toBeVisible();
  await theirs.goto(`/welcome#${'x'.repeat(43)}`);
  await theirs.reload();
  await expect(theirs.getByText('This link is not valid, or a newer one has taken its place.')).toBeVisible();
  await device.close();
});

test('an administrator is added, chooses a password and signs in by keyboard alone, at 400 %', async ({
  signedIn: page,
  browser,
  product,
}) => {
  const asLarge = { width: 320, height: 256 };
  await page.setViewportSize(asLarge);
  await page.goto('/setting?section=administrators');
  await tabTo(page, page.getByRole('button', { name: 'Add administrator' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^User name/)).toBeFocused();
  await page.keyboard.type('dee');
  await page.keyboard.press('Enter');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await tabTo(page, page.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const device = await browser.newContext({ baseURL: product.origin, viewport: asLarge });
  const theirs = await device.newPage();
  await theirs.goto(link);
  const chosen = theirs.getByLabel('New password', { exact: true });
  await chosen.waitFor();
  await expectNoSidewaysScroll(theirs);
  expect(await theirs.evaluate(obscuredTexts)).toEqual([]);
  await expectAccessible(theirs);
  await tabTo(theirs, chosen);
  await theirs.keyboard.type(PASSWORD);
  const again = theirs.getByLabel('New password, again', { exact: true });
  await tabTo(theirs, again);
  await theirs.keyboard.type(PASSWORD);
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('status').filter({ hasText: 'Password chosen. Sign in with it.' }).waitFor();
  await tabTo(theirs, theirs.getByLabel('User'));
  await theirs.keyboard.type('dee');
  await tabTo(theirs, theirs.getByLabel('Password', { exact: true }));
  await theirs.keyboard.type(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
  await device.close();
});
