import { expect, test } from './test.ts';

test('the palette finds screens and recent items, and the keys are listed', async ({ signedIn: page }) => {
  await page.goto('/course');
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .click();
  const title = await page.getByLabel('Title').inputValue();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen or recent item' }).fill('feed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen or recent item' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slash goes to the search box', async ({ signedIn: page }) => {
  await page.goto('/feed');
  await page.getByRole('heading', { name: 'Feed' }).click();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('from title or description')).toBeFocused();
});

test('back puts focus and scroll where they were', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/course');
  const last = page.getByRole('link', { name: /^Setting ./ }).last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.getAttribute('aria-label');
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByLabel('Title')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
});

test('a course is made, named and left by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'New' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Certificate Group')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/course$/);
  await expect(page.getByText('The course is saved')).toBeVisible();
});
