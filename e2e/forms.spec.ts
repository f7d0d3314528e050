import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { openScreen, screenTitled } from './adminScreens.ts';
import { expect, signIn, test } from './test.ts';

/** Opens the form of a complete course of the demo data. */
async function openCourse(page: Page): Promise<void> {
  await page.goto('/course?page=2');
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .click();
  await expect(page.getByLabel('Title')).not.toHaveValue('');
}

test('two tabs on one form: each keeps its own, and the later one is warned before it overwrites the other', async ({
  signedIn: page,
  context,
}) => {
  await openCourse(page);
  const title = await page.getByLabel('Title').inputValue();
  await page.getByLabel('Title').fill(`${title}, first tab`);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await other.getByLabel('Title').fill(`${title}, second tab`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/course\?page=2$/);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('This was changed elsewhere since you opened it.')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue(`${title}, second tab`);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL(/\/course\?page=2$/);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: `${title}, second tab` })).toBeVisible();
});

test('unsaved changes are asked about on links and back, and not on Save', async ({ signedIn: page }) => {
  await openCourse(page);
  const title = await page.getByLabel('Title').inputValue();
  await page.getByLabel('Title').fill(`${title}!`);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText(`Your changes to “${title}!” have not been saved.`);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title}!`);
  await page.getByRole('link', { name: 'Feed' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await openCourse(page);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/course\?page=2$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a tab that is closed or reloaded with unsaved changes asks, and restores them', async ({ signedIn: page }) => {
  await openCourse(page);
  await page.getByLabel('Title').fill('Typed before the reload');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const prompt = await closing;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the reload');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the reload');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).not.toHaveValue('Typed before the reload');
});

test('a question that is being typed is asked about before its page is left', async ({ signedIn: page }) => {
  await openScreen(page, screenTitled('Quiz'));
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .click();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('Half a question');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText('Discard unsaved changes?');
  await expect(page.getByRole('alertdialog')).toContainText('They can be saved in the dialog of the question.');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveValue('Half a question');
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveValue('Half a question');
});

test('a session that another tab ends restores the form after signing in', async ({ page, context }) => {
  await signIn(page);
  await openCourse(page);
  await page.getByLabel('Title').fill('Typed before the other tab signed out');
  const other = await context.newPage();
  await other.goto('/setting');
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the other tab signed out');
  await page.getByRole('button', { name: 'Discard' }).click();
});
