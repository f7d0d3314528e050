import { expect, test } from './test.ts';

test('the overview leads to what a course lacks, to the review and to the lists', async ({ signedIn: page }) => {
  await page.goto('/user');
  await page.getByRole('link', { name: 'Dashboard Overview' }).click();
  await expect(page).toHaveURL('/overview');
  await expect(page.getByText(/posts wait for a decision, .* can be enabled\.$/)).toBeVisible();
  const courses = page.getByRole('region', { name: 'Courses to finish' });
  await courses.getByRole('link', { name: 'All courses not enabled' }).click();
  await expect(page.getByRole('radio', { name: /^Not enabled/ })).toBeChecked();
  await page.goBack();
  await courses
    .getByRole('link', { name: /^Add PDF: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\/\w+#file$/);
  await page.goBack();
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('region', { name: 'Waiting for review' })
    .getByRole('button', { name: /^Open Url/ })
    .first()
    .click();
  await expect(await opening).toHaveURL(/\/public\/review\//);
});

test('the overview enables a course that is ready', async ({ signedIn: page }) => {
  await page.goto('/overview');
  const courses = page.getByRole('region', { name: 'Courses to finish' });
  const enable = courses.getByRole('button', { name: /^Enable / }).first();
  const name = await enable.getAttribute('aria-label');
  await enable.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(courses.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);
  await expect(page.getByText(/ enabled$/).first()).toBeVisible();
});
