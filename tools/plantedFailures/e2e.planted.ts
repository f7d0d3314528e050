import { expect, test } from '@playwright/test';

test('fails once', () => {
  expect(test.info().retry).toBe(1);
});

test('fails always', async ({ page }) => {
  await expect(page.getByText('Never shown')).toBeVisible({ timeout: 1 });
});

test('passes', async ({ page }) => {
  await expect(page).toHaveURL('about:blank');
});
