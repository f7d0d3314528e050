import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { ageSessions } from './ageSessions.ts';
import { obscuredTexts } from './modes.ts';
import { expect, test } from './test.ts';
import { tabTo } from './typing.ts';

const PASSWORD = 'a horse of their own';

/** Adds an administrator in the settings, and returns the displayed link. */
async function addAdministrator(page: Page, username: string): Promise<string> {
  await page.goto('/setting');
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
  await page.goto('/setting');
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

test('an administrator is added in an old session after the password is entered again, by keyboard alone', async ({
  signedIn: page,
  product,
}) => {
  await ageSessions(product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/setting');
  await tabTo(page, page.getByRole('button', { name: 'Add administrator' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^User name/)).toBeFocused();
  await page.keyboard.type('eli');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  const password = proof.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(obscuredTexts)).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(proof).toContainText('The password is wrong.');
  await expect(password).toBeFocused();
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link for eli' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'eli' })).toBeVisible();
});

test('a disabled administrator is signed out in every tab that regains the focus, and can sign in once enabled', async ({
  signedIn: page,
  browser,
  product,
}) => {
  const link = await addAdministrator(page, 'cy');
  const device = await browser.newContext({ baseURL: product.origin });
  const first = await device.newPage();
  await enter(first, link, 'cy');
  const second = await device.newPage();
  await second.goto('/course');
  await expect(second.getByRole('row')).toHaveCount(11);

  await page.reload();
  await page.getByRole('button', { name: 'Disable cy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('cy disabled')).toBeVisible();
  await first.evaluate(() => window.dispatchEvent(new Event('focus')));
  await Promise.all([first, second].map((tab) => expect(tab).toHaveURL(/\/login/)));
  // The tab that sent the request shows the reason; the others follow it.
  const dialogs = [first, second].map((tab) => tab.getByRole('alertdialog', { name: 'Error' }));
  const dialogCount = async () => (await Promise.all(dialogs.map((dialog) => dialog.count()))).reduce((a, b) => a + b);
  await expect.poll(dialogCount).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Enable cy' }).click();
  await expect(page.getByText('cy enabled')).toBeVisible();
  const third = await device.newPage();
  await third.goto('/login');
  await third.getByLabel('User').fill('cy');
  await third.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await third.getByRole('button', { name: 'Login' }).click();
  await expect(third.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await device.close();
});

test('the last administrator cannot be disabled', async ({ signedIn: page }) => {
  await page.goto('/setting');
  const table = page.getByRole('table', { name: 'Administrators' });
  await expect(table.getByRole('rowheader', { name: ADMIN.username, exact: true })).toBeVisible();
  for (const name of ['ben', 'cy', 'dee']) {
    const button = page.getByRole('button', { name: `Disable ${name}` });
    if ((await button.count()) === 0) continue;
    await button.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText(`${name} disabled`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: `Disable ${ADMIN.username}` })).toHaveCount(0);
  const { user } = JSON.parse((await page.evaluate(() => localStorage.getItem('root'))) ?? '{}');
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  const { docs } = await (await page.request.get('/v1/administrator', { headers })).json();
  const own = docs.find(({ isSelf }: { isSelf: boolean }) => isSelf);
  const response = await page.request.post(`/v1/administrator/${own._id}/disable`, { headers, data: { isSelf: true } });
  expect([response.status(), (await response.json()).code]).toEqual([409, 'LAST_ADMINISTRATOR']);
});
