import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { expect, expireAccessToken, test } from './test.ts';

test('a deep link leads through the login page and back', async ({ page }) => {
  await page.goto('/course/?page=2');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/course\/?\?page=2$/);
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('textbox', { name: /to place$/ }),
  ).toHaveValue('11');
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
