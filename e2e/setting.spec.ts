import { expect, test } from './test.ts';

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
