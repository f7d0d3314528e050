import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { pasteQuestion, tabTo } from './typing.ts';

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

test('questions are pasted one after the other, edited and deleted, the numbers follow, and another tab is notified', {
  tag: '@chromium',
}, async ({ signedIn: page, context }) => {
  const conditions: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/course/quiz/condition')) conditions.push(request.postDataJSON());
  });
  const id = await openNewQuiz(page);
  await page.getByRole('button', { name: 'New' }).click();
  for (const name of ['First', 'Second']) {
    await pasteQuestion(page, `${name}?\nA. one\n*B. two\nC. three\nD. four`);
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('');
  }
  await pasteQuestion(page, 'Third?\none\ntwo\nthree*\nfour');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(3);

  const show = page.getByLabel('How many question to show');
  const pass = page.getByLabel('How many score to pass this exam');
  await show.fill('9');
  await expect(show).toHaveValue('3');
  await pass.fill('3abc');
  await expect(pass).toHaveValue('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Update successful')).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit Second?' }).click();
  const inOther = other.getByRole('dialog', { name: 'Edit Question' });
  await inOther.getByRole('textbox', { name: 'Question' }).fill('Second, elsewhere?');

  await page.getByRole('button', { name: 'Edit Second?' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Second, better?');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const remove = page.getByRole('button', { name: 'Delete Second, better?' });
  await expect(remove).toBeVisible();
  await inOther.getByRole('button', { name: 'Save', exact: true }).click();
  await inOther.getByRole('button', { name: 'Keep mine' }).click();
  await expect(inOther.getByText('This was changed elsewhere')).toHaveCount(0);
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Second, better?');
  // The lowered number is not saved yet, and a reload would abort the save.
  const lowered = page.waitForResponse(/\/v1\/course\/quiz\/condition/);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(show).toHaveValue('2');
  await expect(pass).toHaveValue('2');
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(2);
  await lowered;
  await inOther.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(inOther.getByText('This was deleted elsewhere since you opened it.')).toBeVisible();
  await expect(inOther.getByRole('textbox', { name: 'Question' })).toHaveValue('Second, elsewhere?');
  await other.close();
  await page.reload();
  await expect(show).toHaveValue('2');
  expect(conditions).toEqual([
    { course: id, quizLimit: 3, passCondition: 3 },
    { course: id, quizLimit: 2, passCondition: 2 },
  ]);
});

test('an invalid question shows the reason and is not sent', async ({ signedIn: page }) => {
  await openNewQuiz(page);
  await page.getByRole('button', { name: 'New' }).click();
  await pasteQuestion(page, 'Which?\none\ntwo\ntwo\n ');
  await page.getByRole('textbox', { name: 'Question' }).fill('Which?');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^Fix \d+ fields to continue$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Which?');
});

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

test('the quiz list shows every course and leads to its quiz', async ({ signedIn: page }) => {
  await page.goto('/quiz/');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/quiz\/?\?page=2$/);
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Edit quiz')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/quiz\/?\?page=2$/);
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
