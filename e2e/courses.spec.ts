import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './test.ts';

/** The cell with the position of a row's course in the sequence. */
function sequenceIn(row: Locator): Locator {
  return row.getByRole('cell').first();
}

/** Waits until the row has this position in the sequence. */
async function expectSequence(row: Locator, sequence: number): Promise<void> {
  await expect(sequenceIn(row)).toHaveText(String(sequence), { useInnerText: true });
}

/** The row of the item with this id, on the current page of the list. */
function rowOf(page: Page, id: string): Locator {
  return page.getByRole('row').filter({ hasText: id });
}

async function newCourse(page: Page): Promise<string> {
  await page.goto('/course');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/course\/[^/?]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function openLastPage(page: Page): Promise<void> {
  await page.goto('/course?page=99');
}

/** Creates a course that is not the first on its page, so that it stays on the page when it moves up. */
async function newCourseBelowAnother(page: Page): Promise<string> {
  const id = await newCourse(page);
  await openLastPage(page);
  await expect(rowOf(page, id)).toContainText('(Draft)');
  const isFirst = await page
    .getByRole('row')
    .nth(1)
    .evaluate((row, wanted) => row.textContent?.includes(wanted), id);
  return isFirst ? newCourseBelowAnother(page) : id;
}

test('a new course is listed as a draft, moves, cannot be enabled while incomplete and survives a crash', async ({
  signedIn: page,
  product,
}) => {
  const id = await newCourseBelowAnother(page);
  const row = rowOf(page, id);
  const before = Number((await sequenceIn(row).textContent())?.match(/\d+/)?.[0]);

  await row.getByRole('button', { name: /^Move up/ }).click();
  await expectSequence(row, before - 1);

  await row.getByRole('button', { name: /^Enable/ }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(`Are you sure to enable item: ${id}`);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText(/title/i);
  await expect(error).toContainText(/PDF/);
  await expect(error).toContainText('CODE: COURSE_NOT_READY');
  await error.getByRole('button', { name: 'Close' }).click();

  await product.kill();
  await product.restart();
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await openLastPage(page);
  await expectSequence(row, before - 1);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to delete item: ${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the page of the list is in the URL and survives reload and back', async ({ signedIn: page }) => {
  await page.goto('/course');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expectSequence(page.getByRole('row').nth(1), 11);
  await page.reload();
  await expectSequence(page.getByRole('row').nth(1), 11);
  await page.goBack();
  await expectSequence(page.getByRole('row').nth(1), 1);
});

test('a double press on New creates one course', async ({ signedIn: page }) => {
  let drafts = 0;
  await page.route('**/v1/course/draft', async (route) => {
    drafts += 1;
    await route.continue();
  });
  await page.goto('/course');
  await page.getByRole('button', { name: 'New' }).dblclick();
  await page.waitForURL(/\/course\/[^/?]+$/);
  expect(drafts).toBe(1);
});
