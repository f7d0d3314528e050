import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { expect, expireAccessToken, signIn, test } from './test.ts';

test('a deep link leads through the login page and back', async ({ page }) => {
  await page.goto('/course/?page=2');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/course\/?\?page=2$/);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('11', { useInnerText: true });
});

test('the login page and the root redirect a signed-in administrator to the users', async ({ signedIn: page }) => {
  for (const path of ['/login', '/login/', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/user$/);
  }
});

test('a wrong password shows the message without its code and empties the fields', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('CODE');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('User')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await signIn(page);
});

test('only the user part of the session is stored, under one key', async ({ page }) => {
  await signIn(page);
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  const root = stored.find(([key]) => key === 'root')?.[1] ?? '{}';
  expect(JSON.parse(root)).toEqual({
    user: { isLoggedIn: true, accessToken: expect.any(String), refreshToken: expect.any(String) },
  });
});

test('five tabs whose token has expired renew it once', async ({ signedIn: page, context }) => {
  let renewals = 0;
  await context.route('**/v1/auth/renew', async (route) => {
    renewals += 1;
    await route.continue();
  });
  await expireAccessToken(page);
  const tabs: Page[] = [];
  // Sequential, because Firefox may fail to open several at the same moment.
  for (let number = 1; number <= 5; number += 1) tabs.push(await context.newPage());
  await Promise.all(tabs.map((tab) => tab.goto('/course')));
  for (const tab of tabs) await expect(tab.getByRole('link', { name: /^Setting ./ })).toHaveCount(10);
  expect(renewals).toBe(1);
});

test('a rejected renewal ends the session with one dialog', async ({ signedIn: page }) => {
  await page.route('**/v1/auth/renew', (route) => route.fulfill({ status: 401, json: { message: 'No.', code: 'NO' } }));
  await expireAccessToken(page);
  await page.goto('/course');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('User or token not found in database. Please log in again.');
  await expect(dialog).not.toContainText('CODE');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('main', { name: 'Sign in to the back office' })).toBeFocused();
});

test('unreadable storage means signed out', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('root', '{"user":{"isLoggedIn":"yes"'));
  await page.goto('/course');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
