import type { Page } from '@playwright/test';
import { openScreen, screenTitled } from './adminScreens.ts';
import { expect, test } from './test.ts';
import { expectNotBehindBar } from './typing.ts';
import { chooseFiles, png } from './uploads.ts';

async function newCourse(page: Page): Promise<string> {
  await page.goto('/course');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/course\/[^/?]+$/);
  await expect(page.getByLabel('Title')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Selects the first available group. */
async function _chooseGroup(page: Page): Promise<void> {
  const groups = page.getByRole('button', { name: /Certificate Group/ });
  await expect(groups).not.toContainText('Loading…');
  await groups.click();
  await page.getByRole('option').first().click();
}

test('a rejected save shows the field that needs fixing, not behind the bar', async ({ signedIn: page }) => {
  await openScreen(page, screenTitled('Edit course'));
  const title = page.getByLabel('Title');
  await expect(title).not.toHaveValue('');
  await title.fill('');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Title is required.')).toBeVisible();
  await expect(title).toBeFocused();
  await expectNotBehindBar(title);
});

test('a text is found in the PDF of a course, under the strict policy of the built app', async ({
  signedIn: page,
  consoleErrors,
}) => {
  await page.goto('/course');
  await page.getByRole('link', { name: 'Setting Recognising Sepsis Early' }).click();
  await page.getByRole('button', { name: /^Read / }).click();
  const search = page.getByRole('searchbox', { name: 'Find in this PDF' });
  await search.fill('sepsis');
  await expect(page.getByText(/^1 of [1-9]\d* matches$/)).toBeVisible();
  await expect(page.locator('.highlight.selected').first()).toBeInViewport();
  await expect(search).toBeInViewport();
  expect(consoleErrors).toEqual([]);
});

test('a form shows what is missing at its title if the list does not fit next to the fields', async ({
  signedIn: page,
}) => {
  await newCourse(page);
  const missing = page.getByRole('button', { name: '5 missing: Course' });
  await expect(missing).toBeHidden();
  await expect(page.getByRole('region', { name: 'Ready to enable?' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 768, height: 640 });
  await expect(page.getByRole('region', { name: 'Ready to enable?' })).not.toBeInViewport();
  await page.getByLabel('Title').fill('Handwashing, properly');
  await page.getByRole('button', { name: '4 missing: Course' }).click();
  const list = page.getByRole('dialog', { name: 'Still missing: Course' });
  await list.getByRole('button', { name: 'Certificate group' }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Certificate Group/ })).toBeFocused();
});

test('a failed upload keeps the previous image, shows the reason and can be retried', async ({ signedIn: page }) => {
  await newCourse(page);
  const image = page.getByRole('img', { name: 'Preview image' });
  await chooseFiles(page, 'Preview image', png('first.png'));
  await expect(image).toBeVisible();
  const before = await image.getAttribute('src');
  await page.route('**/v1/image/upload', (route) => route.fulfill({ status: 500, json: { message: 'No room.' } }));
  await chooseFiles(page, 'Preview image', png('second.png'));
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('No room.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(image).toHaveAttribute('src', before ?? '');
  await expect(page.getByRole('paragraph').filter({ hasText: 'second.png was not uploaded. No room.' })).toBeVisible();
  await page.unroute('**/v1/image/upload');
  await page.getByRole('button', { name: 'Retry upload of second.png' }).click();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('during an upload the form is disabled, and the upload can be cancelled', async ({ signedIn: page }) => {
  await newCourse(page);
  await page.route('**/v1/image/upload', () => {
    // Never answered: the upload is cancelled first.
  });
  await chooseFiles(page, 'Preview image', png('slow.png'));
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByLabel('Title')).toBeDisabled();
  await page.getByRole('link', { name: 'Event', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Discard unsaved changes?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Cancel upload of slow.png' }).click();
  await expect(page.getByLabel('Title')).toBeEnabled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
