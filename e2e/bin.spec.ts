import type { Page } from '@playwright/test';
import { bearerOf } from './adminScreens.ts';
import { expect, test } from './test.ts';

async function addCourse(page: Page, title: string): Promise<void> {
  await page.goto('/course');
  const headers = await bearerOf(page);
  const { data: id } = await (await page.request.post('/v1/course/draft', { headers })).json();
  await page.request.patch('/v1/course', { headers, data: { id, title } });
  await page.goto('/course');
}

/** Deletes a course by keyboard. */
async function deleteCourse(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title);
  const button = page.getByRole('button', { name: `Delete ${title}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toHaveAccessibleDescription(
    /Are you sure to delete item: .*It can be restored for 30 days\./,
  );
  await confirmation.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
}

test('a deleted course comes back by Ctrl+Z, with its title', { tag: '@chromium' }, async ({ signedIn: page }) => {
  await addCourse(page, 'Brought back by a key');
  await deleteCourse(page, 'Brought back by a key');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: 'Brought back by a key', exact: true })).toBeVisible();
});

test('a deleted course is found under Deleted after a reload, and comes back from there', {
  tag: '@chromium',
}, async ({ signedIn: page }) => {
  await addCourse(page, 'Found in the bin');
  await deleteCourse(page, 'Found in the bin');
  await page.goto('/course');
  await page.getByRole('radio', { name: /^Deleted/ }).press('Space');
  const restore = page.getByRole('button', { name: 'Restore Found in the bin' });
  await restore.press('Enter');
  await expect(restore).toHaveCount(0);
  await page.getByRole('radio', { name: /^Not enabled/ }).press('Space');
  await page.getByRole('searchbox').fill('Found in the bin');
  await expect(page.getByRole('link', { name: 'Found in the bin', exact: true })).toBeVisible();
});

interface CourseInList {
  readonly _id: string;
  readonly title: string;
  readonly isEnable: boolean;
  readonly questionCount: number;
}

test('an enabled course in the middle of the list that is deleted comes back by Ctrl+Z as it was', {
  tag: '@chromium',
}, async ({ signedIn: page }) => {
  await page.goto('/course');
  const headers = await bearerOf(page);
  const get = async (path: string) => (await page.request.get(path, { headers })).json();
  const { docs }: { docs: readonly CourseInList[] } = await get('/v1/course');
  const place = docs.findIndex((course, index) => index > 1 && course.isEnable && course.questionCount > 2);
  const { _id: id = '', title = '' } = docs[place] ?? {};
  expect(place).toBeLessThan(9);
  await page.request.patch('/v1/course/quiz/condition/', {
    headers,
    data: { course: id, quizLimit: 2, passCondition: 1 },
  });
  const state = async () => [await get('/v1/course'), await get(`/v1/course/${id}`), await get(`/v1/quiz/${id}`)];
  const before = await state();
  await page.reload();
  const row = page.getByRole('row').nth(place + 1);
  await expect(row).toContainText(title);
  const shown = (await row.textContent()) ?? '';

  await page.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(row).not.toContainText(title);
  await page.keyboard.press('Control+z');
  await expect(row).toHaveText(shown);
  expect(await state()).toEqual(before);
});
