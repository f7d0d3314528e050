import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { tabTo } from './typing.ts';

/** Creates a draft course and opens its quiz. Returns the course's id. */
async function openNewQuiz(page: Page): Promise<string> {
  await page.goto('/course');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/course\/[^/?]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText('No data.')).toBeVisible();
  return id;
}

test('a question that was being typed when the page was reloaded is offered back', async ({ signedIn: page }) => {
  await openNewQuiz(page);
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Half a question');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Half a question');
});

test('thirty pasted questions are imported once each, although a response is lost and the page is reloaded', async ({
  signedIn: page,
}) => {
  await openNewQuiz(page);
  const names = Array.from({ length: 30 }, (_, index) => `Question number ${index + 1}?`);
  const text = names.map((name) => `${name}\nA. one\nB. two\nC. three\nD. four\nANSWER: B\n`).join('\n');
  let sent = 0;
  await page.route('**/v1/quiz/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent !== 12) return route.continue();
    // The service has stored this question, but the app does not know.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByLabel('Questions to import').fill(text);
  await dialog.getByRole('button', { name: 'Import 30 questions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText(/^Stopped\. 11 of 30 questions imported\./)).toBeVisible();

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Import 18 questions' }).click();
  await expect(page.getByText('18 questions imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  const edits = page.getByRole('button', { name: /^Edit / });
  await expect(edits).toHaveCount(30);
  expect(await edits.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
    names.map((name) => `Edit ${name}`),
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('questions.txt');
});

test("the buttons of a question's dialog stay in view, and in a low window scroll with its fields", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openNewQuiz(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Question' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByText('Fix 6 fields to continue')).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  await tabTo(page, dialog.getByLabel('Choice 4', { exact: true }));
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await dialog.getByRole('textbox', { name: 'Question' }).focus();
  await expect(save).not.toBeInViewport();
  await tabTo(page, save);
  await expect(save).toBeInViewport({ ratio: 1 });
});
