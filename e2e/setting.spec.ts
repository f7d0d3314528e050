import { ADMIN } from '../tools/product.ts';
import { openSession } from './openSession.ts';
import { expect, signIn, test } from './test.ts';

test('a changed password signs out, and only the new one signs in', async ({ signedIn: page }) => {
  const changed = `${ADMIN.password}-new`;
  async function change(from: string, to: string) {
    await page.goto('/setting');
    await page.getByLabel('Old password', { exact: true }).fill(from);
    await page.getByLabel('New password', { exact: true }).fill(to);
    await page.getByLabel('Re-New password', { exact: true }).fill(to);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByRole('status').filter({ hasText: 'Password changed. Sign in with the new one.' }),
    ).toBeVisible();
  }
  await change(ADMIN.password, changed);
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await change(changed, ADMIN.password);
  await signIn(page);
});

test('passwords that differ put both fields in error, without a message', async ({ signedIn: page }) => {
  await page.goto('/setting');
  await page.getByLabel('Old password', { exact: true }).fill(ADMIN.password);
  await page.getByLabel('New password', { exact: true }).fill('one of them');
  await page.getByLabel('Re-New password', { exact: true }).fill('the other');
  await page.getByRole('button', { name: 'Update Password' }).click();
  for (const label of ['New password', 'Re-New password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByLabel('New password', { exact: true }).fill('the other');
  await expect(page.getByLabel('Re-New password', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

test('signing out ends every tab, and nothing of the session is left', async ({ signedIn: page, context }) => {
  const other = await context.newPage();
  await other.goto('/course');
  await expect(other.getByRole('row')).toHaveCount(11);
  await page.goto('/setting');
  const { user } = JSON.parse((await page.evaluate(() => localStorage.getItem('root'))) ?? '{}');
  const signOutResponse = page.waitForResponse('**/v1/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: "You've signed out." })).toBeVisible();
  // In Firefox the other tab, which was opened last, has the focus.
  const main = page.getByRole('main', { name: 'Sign in to the back office' });
  await expect.poll(() => main.evaluate((element) => element === document.activeElement)).toBe(true);
  // A page that has been left receives no response.
  await signOutResponse;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByText("You've signed out.")).toHaveCount(0);
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  expect((await page.request.get('/v1/course', { headers })).status()).toBe(401);
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  const root = await page.evaluate(() => localStorage.getItem('root'));
  expect(JSON.parse(root ?? '{}')).toEqual({ user: { isLoggedIn: false, accessToken: null, refreshToken: null } });
});

test('the selected colours apply from the first paint', async ({ signedIn: page }) => {
  await page.goto('/setting');
  await page.getByLabel('Dark').check();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { themeAtStart: document.documentElement.dataset.theme });
    });
  });
  await page.reload();
  expect(await page.evaluate(() => Object(window).themeAtStart)).toBe('dark');
  await page.getByLabel('Match system').check();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['root']);
});

test('a session on another device is ended from the settings', async ({ signedIn: page, product, browser }) => {
  const device = await browser.newContext({ baseURL: product.origin });
  const elsewhere = await device.newPage();
  await elsewhere.goto('/favicon.svg');
  await elsewhere.evaluate((root) => localStorage.setItem('root', root), await openSession(product.origin));
  await elsewhere.goto('/course');
  await expect(elsewhere.getByRole('row')).toHaveCount(11);

  await page.goto('/setting');
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByText('This session')).toHaveCount(1);
  // The newest one belongs to the other device; each earlier test left one of its own.
  await sessions
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click();
  await expect(page.getByText('1 session signed out')).toBeVisible();

  // Without a press: its window regains the focus.
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(elsewhere).toHaveURL(/\/login/);
  const dialog = elsewhere.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('User or token not found in database. Please log in again.');
  await device.close();
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('all other sessions are signed out in one go, and the current one continues', async ({
  signedIn: page,
  product,
  request,
}) => {
  const { user } = JSON.parse(await openSession(product.origin));
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(page.getByText(/^\d+ sessions? signed out$/)).toBeVisible();
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(2);
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  expect((await request.get('/v1/course', { headers })).status()).toBe(401);
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
});
