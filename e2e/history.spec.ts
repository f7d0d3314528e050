import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';
import { chooseFiles, pdf, png } from './uploads.ts';

const card = (page: Page) => page.getByRole('region', { name: 'History' });

/** Saves the form and opens it again. */
async function save(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/course\?/);
  await page.goto(path);
}

async function addQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which bone is the longest?');
  for (const [place, text] of ['Femur', 'Tibia', 'Fibula', 'Humerus'].entries()) {
    await page.getByLabel(`Choice ${place + 1}`, { exact: true }).fill(text);
  }
  await page.getByLabel('Choice 1 is correct').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

test('an auditor follows a course from draft to enabled through its history', async ({
  signedIn: page,
  consoleErrors,
}) => {
  const tells = (words: string) => expect(card(page)).toContainText(`${ADMIN.username} ${words}, just now`);
  await page.goto('/course');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/course\/[^/?]+$/);
  const { pathname } = new URL(page.url());
  await tells('created the course');

  await page.getByLabel('Title').fill('Bones');
  const groups = page.getByRole('button', { name: /Certificate Group/ });
  await expect(groups).not.toContainText('Loading…');
  await groups.click();
  await page.getByRole('option', { name: 'Acute Care' }).click();
  await save(page, pathname);
  await tells('changed title and group');

  await chooseFiles(page, 'Preview image', png('cover.png'));
  await expect(page.getByRole('img', { name: 'Preview image' })).toBeVisible();
  await save(page, pathname);
  await tells('changed preview image');

  await page.getByLabel('Title').fill('The bones of the leg');
  await chooseFiles(page, 'PDF', pdf('bones.pdf'));
  await expect(page.getByRole('group', { name: 'PDF' })).toContainText('bones.pdf');
  await save(page, pathname);
  await tells('changed title and PDF');

  // The quiz shows the new line without a reload.
  await page.goto(pathname.replace('course', 'quiz'));
  await tells('changed title and PDF');
  await addQuestion(page);
  await tells('added a question');

  await page.goto(pathname);
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await tells('enabled the course');

  await page.setViewportSize({ width: 390, height: 844 });
  const showAll = card(page).getByRole('button', { name: 'Show all' });
  await showAll.focus();
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  const rows = history.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(6);
  for (const [place, words] of [
    /Enabled the course/,
    /Added a question/,
    /Title.*PDF/,
    /Preview image/,
    /Title.*Group/,
    /Created the course/,
  ].entries()) {
    await expect(rows.nth(place)).toContainText(words);
  }
  await expect(rows.nth(2).getByRole('definition')).toHaveText([
    'before: Bones',
    'after: The bones of the leg',
    'before: empty',
    'after: bones.pdf',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(showAll).toBeFocused();

  await page.goto('/setting');
  const activity = page.getByRole('table', { name: 'Activity' });
  await expect(activity).toContainText('Enabled the course');
  await page.getByRole('searchbox', { name: 'Search' }).fill('bones of the leg');
  await page.keyboard.press('Enter');
  await expect(activity.getByRole('rowheader')).toHaveText([/^Today$/, /Enabled/, /Added a question/, /Title.*PDF/]);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('activity.csv');
  expect(consoleErrors).toEqual([]);
});
