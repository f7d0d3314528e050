import { FakeApi, TabStorage } from '@cpd/api/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openQuiz, textIn } from '../testing/openQuiz.ts';
import { questionFile } from './questionFiles.ts';

const COURSE = 'course-1';

function aiken(...names: readonly string[]): string {
  return names.map((name) => `${name}?\nA. one\nB. two\nC. three\nD. four\nANSWER: C\n`).join('\n');
}

async function openImport(fake = new FakeApi(), tabStorage = new TabStorage(null)) {
  const app = await openQuiz(fake, { tabStorage });
  await press('Import');
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Import questions' }) };
}

/** The questions that the quiz has besides its original six. */
function added({ data }: FakeApi): readonly string[] {
  return (data.questions[COURSE] ?? []).slice(6).map(({ question }) => question);
}

describe('importing questions', () => {
  test('adds pasted questions one by one, in their order', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('First', 'Second', 'Third'));
    await press('Import 3 questions');
    expect(await screen.findByText('3 questions imported')).toBeTruthy();
    expect(dialog.isConnected).toBe(false);
    expect(added(fake)).toEqual(['First?', 'Second?', 'Third?']);
    expect(fake.data.questions[COURSE]?.at(-1)?.choices).toEqual([
      { text: 'one', isCorrect: false },
      { text: 'two', isCorrect: false },
      { text: 'three', isCorrect: true },
      { text: 'four', isCorrect: false },
    ]);
  });

  test('into an empty quiz ends beside what the quiz needs, and one press sets it', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 0, passCondition: 0, questionCount: 0 });
    fake.data.questions[COURSE] = [];
    await openApp(`/quiz/${COURSE}`, { fake });
    await screen.findByText('No data.');
    const importButton = screen.getByRole('button', { name: 'Import' });
    importButton.focus();
    fireEvent.click(importButton);
    await type('Questions to import', aiken('First', 'Second', 'Third'));
    await press('Import 3 questions');
    expect(await screen.findByText('3 questions imported. The quiz asks none of them yet.')).toBeTruthy();
    const fix = await screen.findByRole('button', { name: 'Ask 3, pass with 3' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(fix));
    // The notification says it, so the notice is not announced as well.
    expect(fix.closest('[role="status"]')).toBeNull();
    // Between the title and the questions, so that many of them do not come between.
    expect(fix.compareDocumentPosition(importButton)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const firstEdit = screen.getByRole('button', { name: 'Edit First?' });
    expect(fix.compareDocumentPosition(firstEdit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(fix);
    await screen.findByText('Update successful');
    expect(fake.data.courses[0]).toMatchObject({ quizLimit: 3, passCondition: 3 });
    await waitFor(() => expect(screen.queryByText(/^Learners/)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(firstEdit));
  });

  test.each([' ', '\u200b', '\u2800\n'])('shows no preview of a text without visible characters: %j', async (text) => {
    const { dialog } = await openImport();
    await type('Questions to import', text);
    expect(within(dialog).queryByRole('radio', { name: 'Text' })).toBeNull();
    expect(within(dialog).queryByRole('table')).toBeNull();
    await type('Questions to import', aiken('First'));
    expect(within(dialog).getByRole('radio', { name: 'Text' })).toBeTruthy();
    expect(within(dialog).getByRole('table')).toBeTruthy();
  });

  test('shows what cannot be imported and why, imports the rest, and keeps the text for correction', async () => {
    const { fake, dialog } = await openImport();
    const text = `${aiken('Good')}\nBad?\nA. one\nB. two\nANSWER: A\n`;
    await type('Questions to import', text);
    expect(within(dialog).getByText('1 question can be imported. 1 needs a change: line 8.')).toBeTruthy();
    const [, first] = within(dialog).getAllByRole('row');
    expect(first?.textContent).toContain('8');
    expect(first?.textContent).toContain('Add 2 choices: a question needs four.');
    await press('Import 1 question');
    expect(await screen.findByText('1 question imported')).toBeTruthy();
    expect(within(dialog).getByText('1 already in this quiz. 1 needs a change: line 8.')).toBeTruthy();
    await type('Questions to import', text.replace('ANSWER: A', 'C. three\nD. four\nANSWER: A'));
    await press('Import 1 question');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(added(fake)).toEqual(['Good?', 'Bad?']);
  });

  test('shows first what is imported incompletely, and imports it', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', 'Good? {~a =b ~c ~d}\n\nWhy? {~a#No =b ~c ~d}');
    expect(within(dialog).getByText('2 questions can be imported. 1 not completely: line 3.')).toBeTruthy();
    const [, first] = within(dialog).getAllByRole('row');
    expect(first?.textContent).toContain('Ready. Its feedback is left out.');
    await press('Import 2 questions');
    await waitFor(() => expect(added(fake)).toEqual(['Good?', 'Why?']));
  });

  test('resumes after a failure without adding a question twice, even one whose response was lost', async () => {
    const { fake } = await openImport();
    await type('Questions to import', aiken('First', 'Second', 'Third', 'Fourth'));
    fake.fail('POST /v1/quiz', { status: 500, message: 'Out of order.' }, 1);
    await press('Import 4 questions');
    await answer('Out of order.', 'Close');
    // The server had stored the first one, although it reported a failure.
    const [like] = fake.data.questions[COURSE] ?? [];
    const choices = ['one', 'two', 'three', 'four'].map((text, index) => ({ text, isCorrect: index === 2 }));
    fake.data.questions[COURSE]?.push({ ...like, _id: 'stored', question: 'First?', choices });
    await press('Resume');
    expect(await screen.findByText('4 questions imported')).toBeTruthy();
    expect(added(fake)).toEqual(['First?', 'Second?', 'Third?', 'Fourth?']);
  });

  test('adds a question once that the server stores after the import is resumed', async () => {
    const { fake } = await openImport();
    const before = [...(fake.data.questions[COURSE] ?? [])];
    await type('Questions to import', aiken('First', 'Second'));
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Import 2 questions');
    await answer('Something went wrong.', 'Close');
    // The quiz is read before the question of the first request is stored.
    fake.fail('GET /v1/quiz', { response: before }, 1);
    await press('Resume');
    expect(await screen.findByText('2 questions imported')).toBeTruthy();
    expect(added(fake)).toEqual(['First?', 'Second?']);
  });

  test.each([
    ['corrected', 'Correct?', ['Correct?', 'Second?']],
    ['deleted', null, ['First?', 'Second?']],
  ])('handles a question without a response that was %s since', async (_, correction, expected) => {
    const { fake } = await openImport();
    await type('Questions to import', aiken('First', 'Second'));
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Import 2 questions');
    await answer('Something went wrong.', 'Close');
    const stored = fake.data.questions[COURSE] ?? [];
    if (correction === null) stored.pop();
    else Object.assign(stored.at(-1) ?? {}, { question: correction });
    await press('Resume');
    if (correction === null) {
      // Nobody's deletion is undone without a word.
      await answer('This question was created before, and has been deleted since.', 'Close');
      expect(added(fake)).toEqual([]);
      await press('Resume');
    }
    expect(await screen.findByText('2 questions imported')).toBeTruthy();
    expect(added(fake)).toEqual(expected);
  });

  test('adds a question once that the server stores after the page was reloaded', async () => {
    const tabStorage = new TabStorage(null);
    const { fake } = await openImport(new FakeApi(), tabStorage);
    const before = [...(fake.data.questions[COURSE] ?? [])];
    await type('Questions to import', aiken('First', 'Second'));
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Import 2 questions');
    await answer('Something went wrong.', 'Close');
    cleanup();
    // The quiz is read before the question of the first request is stored.
    fake.fail('GET /v1/quiz', { response: before });
    await openQuiz(fake, { tabStorage });
    await press('Continue');
    await press('Import 2 questions');
    expect(await screen.findByText('2 questions imported')).toBeTruthy();
    expect(added(fake)).toEqual(['First?', 'Second?']);
  });

  test('adds identical questions as often as the text has them, although a response is lost', async () => {
    const { fake } = await openImport();
    await type('Questions to import', aiken('Same', 'Same'));
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Import 2 questions');
    await answer('Something went wrong.', 'Close');
    await press('Resume');
    expect(await screen.findByText('2 questions imported')).toBeTruthy();
    expect(added(fake)).toEqual(['Same?', 'Same?']);
  });

  test('sends no ids to a server that does not list them', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('question-ids');
    await openImport(fake);
    await type('Questions to import', aiken('First'));
    await press('Import 1 question');
    expect(await screen.findByText('1 question imported')).toBeTruthy();
    const { body } = fake.requests.find(({ name }) => name.startsWith('POST /v1/quiz')) ?? {};
    expect(Object.keys(Object(body)).sort()).toEqual(['choices', 'course', 'question']);
  });

  test('adds nothing while the quiz cannot be loaded', async () => {
    const { fake } = await openImport();
    await type('Questions to import', aiken('First'));
    fake.fail('GET /v1/quiz', { status: 500, message: 'Out of order.' }, 1);
    await press('Import 1 question');
    await answer('Out of order.', 'Close');
    expect(fake.count('POST /v1/quiz')).toBe(0);
    await press('Resume');
    expect(await screen.findByText('1 question imported')).toBeTruthy();
  });

  test('stops after the question that is being sent', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('First', 'Second', 'Third'));
    const proceed = fake.pause('POST /v1/quiz');
    await press('Import 3 questions');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    expect(within(dialog).getByText('0 of 3 questions imported.')).toBeTruthy();
    await press('Stop');
    proceed();
    expect(await within(dialog).findByText(/^Stopped. 1 of 3 questions imported./)).toBeTruthy();
    expect(added(fake)).toEqual(['First?']);
    await press('Resume');
    await waitFor(() => expect(added(fake)).toEqual(['First?', 'Second?', 'Third?']));
  });

  test('waits for the question that is being sent before it can be cancelled', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('First', 'Second'));
    const proceed = fake.pause('POST /v1/quiz');
    await press('Import 2 questions');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await press('Cancel');
    await within(dialog).findByRole('button', { name: 'Stop', busy: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    proceed();
    await answer('Discard unsaved changes?', 'Discard');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(added(fake)).toEqual(['First?']);
    expect(await screen.findByRole('button', { name: 'Edit First?' })).toBeTruthy();
  });

  test('closes without a question if the last question was being sent when it was cancelled', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('First'));
    const proceed = fake.pause('POST /v1/quiz');
    await press('Import 1 question');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await press('Cancel');
    proceed();
    expect(await screen.findByText('1 question imported')).toBeTruthy();
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await fake.settled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('counts identical questions: those that the quiz lacks are added', async () => {
    const fake = new FakeApi();
    const { dialog } = await openImport(fake);
    await type('Questions to import', aiken('First', 'Second', 'First'));
    fake.fail('POST /v1/quiz', { status: 500, message: 'Out of order.' }, 1);
    await press('Import 3 questions');
    await answer('Out of order.', 'Close');
    const choices = ['one', 'two', 'three', 'four'].map((text, index) => ({ text, isCorrect: index === 2 }));
    fake.data.questions[COURSE]?.push({ _id: 'stored', question: 'First?', choices });
    await press('Resume');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(added(fake)).toEqual(['First?', 'Second?', 'First?']);
  });

  test('asks before it discards questions that are not imported', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('First'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await answer('Discard unsaved changes?', 'Keep editing');
    expect(textIn('Questions to import')).toContain('First?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await answer('Discard unsaved changes?', 'Discard');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(fake.count('POST')).toBe(0);
  });

  test('reads the spreadsheet that it offers, once that is filled in', async () => {
    const { fake, dialog } = await openImport();
    const input = dialog.querySelector('input[type="file"]') ?? document.body;
    const choose = (text: string) =>
      fireEvent.change(input, { target: { files: [new File([text], 'questions.csv', { type: 'text/csv' })] } });
    const emptySpreadsheet = await questionFile('csv').text();
    choose(emptySpreadsheet);
    expect(await within(dialog).findByText('No question was found in this text.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true');
    choose(`${emptySpreadsheet}Which is a bone?,Aorta,Femur,Liver,Skin,2\r\n`);
    const row = await within(dialog).findByRole('row', { name: /Which is a bone\?/ });
    expect(row.textContent).toContain('Femur (correct)');
    await press('Import 1 question');
    await waitFor(() => expect(added(fake)).toEqual(['Which is a bone?']));
  });

  test('reads the example that it shows', async () => {
    const { dialog } = await openImport();
    const example = within(dialog).getByText(/^Which is the longest bone\?/).textContent ?? '';
    await type('Questions to import', example);
    expect(within(dialog).getByText('2 questions can be imported.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Copy an example' })).toBeNull();
  });

  test('reads a file and detects its format by the name', async () => {
    const { fake, dialog } = await openImport();
    const file = new File(['What is {x}?;a;b;c;d;2'], 'exam.csv', { type: 'text/csv' });
    const input = dialog.querySelector('input[type="file"]') ?? document.body;
    fireEvent.change(input, { target: { files: [file] } });
    await press('Import 1 question');
    await waitFor(() => expect(added(fake)).toEqual(['What is {x}?']));
  });

  test('brings the text back that a file has replaced, with what was typed since', async () => {
    const { dialog } = await openImport();
    await type('Questions to import', aiken('Typed'));
    const file = new File([aiken('Of the file')], 'exam.txt', { type: 'text/plain' });
    const input = dialog.querySelector('input[type="file"]') ?? document.body;
    fireEvent.change(input, { target: { files: [file] } });
    await screen.findByText('exam.txt has replaced the text');
    await type('Questions to import', `${aiken('Of the file')}\nand more`);
    await press('Undo');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Questions to import')).value).toBe(
      `${aiken('Typed')}\nand more`,
    );
  });

  test('keeps the text that Undo brings back while a file is imported', async () => {
    const { fake, dialog } = await openImport();
    await type('Questions to import', aiken('Typed'));
    const file = new File([aiken('Of the file')], 'exam.txt', { type: 'text/plain' });
    fireEvent.change(dialog.querySelector('input[type="file"]') ?? document.body, { target: { files: [file] } });
    await screen.findByText('exam.txt has replaced the text');
    const goOn = fake.pause('POST /v1/quiz');
    await press('Import 1 question');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await press('Undo');
    goOn();
    await screen.findByText('1 question imported');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Questions to import')).value).toBe(aiken('Typed'));
    await press('Import 1 question');
    await screen.findByText('2 questions imported');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(added(fake)).toEqual(['Of the file?', 'Typed?']);
  });

  test('reads a file that is dropped on the text field', async () => {
    const { fake, dialog } = await openImport();
    const file = new File([aiken('Dropped')], 'exam.txt', { type: 'text/plain' });
    const field = within(dialog).getByLabelText('Questions to import');
    const item = { kind: 'file', type: file.type, getAsFile: () => file };
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], items: [item] } });
    await press('Import 1 question');
    await waitFor(() => expect(added(fake)).toEqual(['Dropped?']));
  });

  test('lets the browser insert a text that is dropped on the text field', async () => {
    const { dialog } = await openImport();
    const field = within(dialog).getByLabelText('Questions to import');
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      expect(fireEvent[type](field, { dataTransfer: { types: ['text/plain'], items: [] } })).toBe(true);
    }
  });

  test('says that a file is not UTF-8, and keeps the text', async () => {
    const { dialog } = await openImport();
    await type('Questions to import', aiken('First'));
    const file = new File([new Uint8Array([0x61, 0xa1, 0xe1])], 'exam.txt', { type: 'text/plain' });
    const input = dialog.querySelector('input[type="file"]') ?? document.body;
    fireEvent.change(input, { target: { files: [file] } });
    expect(
      await screen.findByText(/^exam\.txt is not UTF-8 text\. Save it as UTF-8, in Excel as “CSV UTF-8”/),
    ).toBeTruthy();
    expect(textIn('Questions to import')).toContain('First?');
    await type('Questions to import', aiken('Second'));
    expect(screen.queryByText(/is not UTF-8 text/)).toBeNull();
  });
});

describe('pasting into the dialog of a new question', () => {
  const CHOICES = [1, 2, 3, 4].map((number) => `Choice ${number}`);
  const field = () => screen.findByRole('textbox', { name: 'Question' });
  const texts = () => ['Question', ...CHOICES].map(textIn);
  const BLANK = ['', '', '', '', ''];

  /** Pastes as a browser does; returns whether the browser inserts the text. */
  async function paste(text: string) {
    return fireEvent.paste(await field(), { clipboardData: { getData: () => text } });
  }

  async function openNew(fake = new FakeApi(), tabStorage = new TabStorage(null)) {
    const app = await openQuiz(fake, { tabStorage });
    await press('New');
    await field();
    return app;
  }

  async function undo() {
    return fireEvent.keyDown(await field(), { key: 'z', ctrlKey: true });
  }

  test('fills its fields from one Aiken question, with the answer marked', async () => {
    const { fake } = await openNew();
    await paste(aiken('First'));
    expect(texts().slice(1)).toEqual(['one', 'two', 'three', 'four']);
    await press('Save');
    await waitFor(() => expect(added(fake)).toEqual(['First?']));
    expect(fake.data.questions[COURSE]?.at(-1)?.choices[2]).toEqual({ text: 'three', isCorrect: true });
  });

  test('undo empties all fields that the paste has filled, once', async () => {
    await openNew();
    await type('Question', '');
    fireEvent.click(screen.getByLabelText('Choice 1 is correct'));
    expect(await paste(aiken('First'))).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Choice 3 is correct').checked).toBe(true);
    expect(await undo()).toBe(false);
    expect(texts()).toEqual(BLANK);
    expect(screen.getByLabelText<HTMLInputElement>('Choice 1 is correct').checked).toBe(true);
    expect(await undo()).toBe(true);
  });

  test('undo works in each field, on other keyboards and after the correct choice was marked', async () => {
    await openNew();
    await paste('Which?\nA. one\nB. two\nC. three\nD. four');
    fireEvent.click(screen.getByLabelText('Choice 2 is correct'));
    fireEvent.keyDown(screen.getByLabelText('Choice 4'), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(texts()).toEqual(BLANK);
  });

  test('leaves the undo of typing since the paste to the browser, and keeps that typing when the paste is undone', async () => {
    await openNew();
    await paste(aiken('First'));
    await type('Choice 1', 'one and more');
    expect(await undo()).toBe(true);
    expect(textIn('Choice 1')).toBe('one and more');
    await press('Undo');
    expect(texts()).toEqual(['', 'one and more', '', '', '']);
  });

  test('says what a pasted question loses', async () => {
    await openNew();
    await paste(`${aiken('First')}EXPLANATION: Three is right.`);
    const sentence = 'Split into the question and its choices. Its explanation is left out.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test.each([
    ['lines without marks', [], 'A patient\nof 50\nvisits\nyou\nwith\nfever.'],
    ['a question, while a choice is typed', [['Choice 2', 'typed']], aiken('First')],
    ['a question, while the question is typed', [['Question', 'typed']], aiken('First')],
  ] as const)('leaves %s to the browser', async (_, typed, text) => {
    await openNew();
    for (const [label, value] of typed) await type(label, value);
    const before = texts();
    expect(await paste(text)).toBe(true);
    expect(await undo()).toBe(true);
    expect(texts()).toEqual(before);
  });

  test('opens the import for several questions', async () => {
    const { fake } = await openNew();
    await paste(aiken('First', 'Second'));
    await press('Import 2 questions');
    await waitFor(() => expect(added(fake)).toEqual(['First?', 'Second?']));
  });

  test('keeps what was typed when several questions open the import', async () => {
    await openNew();
    await type('Choice 2', 'typed');
    await paste(aiken('First', 'Second'));
    expect(await screen.findByRole('button', { name: 'Import 2 questions' })).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Questions to import'), { key: 'z', ctrlKey: true });
    await field();
    expect(texts()).toEqual(['', '', 'typed', '', '']);
    expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull();
  });

  test('adds several questions to the text of an interrupted import', async () => {
    const tabStorage = new TabStorage(null);
    await openImport(new FakeApi(), tabStorage);
    await type('Questions to import', aiken('Earlier'));
    cleanup();
    await openNew(new FakeApi(), tabStorage);
    await paste(aiken('First', 'Second'));
    expect(await screen.findByRole('button', { name: 'Import 3 questions' })).toBeTruthy();
  });
});
