import { FakeApi, TabStorage } from '@cpd/api/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openQuiz, PASS, SHOW, sentConditions, textIn } from '../testing/openQuiz.ts';

describe('the quiz of a course', () => {
  // The form of a course links here whether it is enabled or not.
  test.each([true, false])('leads back to the course, which leads here, while enabled is %s', async (isEnable) => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable, questionCount: 6 });
    const { router } = await openApp('/quiz/course-1', { fake });
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the course' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/course-1'));
    fireEvent.click(await screen.findByRole('link', { name: 'Quiz · 6 questions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/course-1'));
  });

  test('has a link on its course when the server does not count its questions', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { questionCount: null });
    await openApp('/course/course-1', { fake });
    const [page] = await screen.findAllByRole('main');
    expect(await within(page ?? document.body).findByRole('link', { name: 'Quiz' })).toBeTruthy();
  });
});

describe('the config of a quiz', () => {
  test.each([
    ['7', '6'],
    ['3abc', '3'],
    ['abc', '0'],
  ])('turns %s into %s as it is typed', async (typed, shown) => {
    await openQuiz();
    await type(SHOW, typed);
    expect(textIn(SHOW)).toBe(shown);
  });

  test('is saved on Update, with a notification', async () => {
    const { fake } = await openQuiz();
    await type(SHOW, '4');
    await type(PASS, '2');
    await press('Update');
    expect(await screen.findByText('Update successful')).toBeTruthy();
    expect(sentConditions(fake)).toEqual([{ course: 'course-1', quizLimit: 4, passCondition: 2 }]);
  });

  test('warns of a score that cannot be reached, and still saves it', async () => {
    const { fake } = await openQuiz();
    await type(SHOW, '2');
    await type(PASS, '4');
    expect(screen.getByText(/No one can pass/)).toBeTruthy();
    await press('Update');
    await waitFor(() => expect(sentConditions(fake)).toHaveLength(1));
  });
});

test('questions are numbered in the digits of the page', async () => {
  document.documentElement.lang = 'ar';
  try {
    await openQuiz();
    expect(screen.getByText('٦.')).toBeTruthy();
  } finally {
    document.documentElement.lang = 'en';
  }
});

describe('a quiz that asks no question', () => {
  function openUnset() {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 0, passCondition: 0 });
    return openQuiz(fake);
  }

  test('is warned about before the questions, and one press saves a config that asks all questions', async () => {
    const { fake } = await openUnset();
    expect(screen.getByText('Learners would pass without a single question.')).toBeTruthy();
    await press('Ask 6, pass with 5');
    expect(await screen.findByText('Update successful')).toBeTruthy();
    expect(sentConditions(fake)).toEqual([{ course: 'course-1', quizLimit: 6, passCondition: 5 }]);
    expect([textIn(SHOW), textIn(PASS)]).toEqual(['6', '5']);
    expect(screen.queryByText(/^Learners/)).toBeNull();
  });

  test('is warned about in Config while the numbers are typed', async () => {
    await openQuiz();
    await type(PASS, '0');
    const warning = screen.getByText('Learners pass with a score of 0.');
    expect(warning.closest('form')).toBe(screen.getByRole('form', { name: 'Config' }));
  });

  test('can be set back to 0 after the suggested numbers were saved', async () => {
    const { fake } = await openUnset();
    await press('Ask 6, pass with 5');
    await screen.findByText('Update successful');
    for (const label of [SHOW, PASS]) fireEvent.change(screen.getByLabelText(label), { target: { value: '0' } });
    expect([textIn(SHOW), textIn(PASS)]).toEqual(['0', '0']);
    await press('Update');
    await waitFor(() => expect(sentConditions(fake)).toHaveLength(2));
    expect(sentConditions(fake).at(-1)).toEqual({ course: 'course-1', quizLimit: 0, passCondition: 0 });
  });

  test('keeps the suggested numbers in Config if they could not be saved', async () => {
    const { fake } = await openUnset();
    fake.fail('PATCH /v1/course/quiz/condition', { status: 500, message: 'Out of order.' }, 1);
    await press('Ask 6, pass with 5');
    await answer('Out of order.', 'Close');
    expect([textIn(SHOW), textIn(PASS)]).toEqual(['6', '5']);
    await press('Update');
    expect(await screen.findByText('Update successful')).toBeTruthy();
    expect(fake.data.courses[0]).toMatchObject({ quizLimit: 6, passCondition: 5 });
  });
});

test('the suggested numbers are not saved over a version that could not be loaded', async () => {
  const fake = new FakeApi();
  Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 0, passCondition: 0 });
  await openQuiz(fake);
  Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 2, passCondition: 1 });
  fake.fail('GET /v1/course', { status: 503, message: 'Out of order.' });
  await press('Ask 6, pass with 5');
  await answer('Out of order.', 'Close');
  await answer('This was changed elsewhere since you opened it.', 'Close');
  await fake.settled();
  expect(fake.data.courses[0]).toMatchObject({ quizLimit: 2, passCondition: 1 });
  expect([textIn(SHOW), textIn(PASS)]).toEqual(['6', '5']);
});

test('the questions are numbered and come before Config', async () => {
  await openQuiz();
  expect(screen.getByText('1.')).toBeTruthy();
  expect(screen.getByText('6.')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['As learners see it', 'Questions', 'Config']);
});

describe('deleting a question', () => {
  test('asks with its text, and lowers numbers that exceed the questions left', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 6, passCondition: 6 });
    await openQuiz(fake);
    const [question] = fake.data.questions['course-1'] ?? [];
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer(question?.question ?? '?');
    await waitFor(() => expect(textIn(SHOW)).toBe('5'));
    expect(textIn(PASS)).toBe('5');
    await waitFor(() => expect(sentConditions(fake)).toEqual([{ course: 'course-1', quizLimit: 5, passCondition: 5 }]));
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(5);
  });

  test('saves no numbers when both are still reachable', async () => {
    const { fake } = await openQuiz();
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer('');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(5));
    expect(sentConditions(fake)).toEqual([]);
  });

  test('deletes nothing when the confirmation is cancelled', async () => {
    const { fake } = await openQuiz();
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer('', 'Cancel');
    expect(fake.count('DELETE')).toBe(0);
  });
});

describe('the dialog of a question', () => {
  async function openNew(tabStorage = new TabStorage(null)) {
    const app = await openQuiz(new FakeApi(), { tabStorage });
    await press('New');
    const dialog = await screen.findByRole('dialog', { name: 'Add Question' });
    return { ...app, dialog };
  }

  async function typeQuestion(text: string) {
    fireEvent.change(await screen.findByRole('textbox', { name: 'Question' }), { target: { value: text } });
  }

  function paste(text: string) {
    fireEvent.paste(screen.getByRole('textbox', { name: 'Question' }), { clipboardData: { getData: () => text } });
  }

  test('fills the form from a question pasted with its choices', async () => {
    const { fake } = await openNew();
    paste('What is first?\nA. Air\n* B. Breath\nC. Cry\nD. Dare');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.requests.find(({ name }) => name === 'POST /v1/quiz')?.body).toMatchObject({
      course: 'course-1',
      question: 'What is first?',
      choices: [
        { text: 'Air', isCorrect: false },
        { text: 'Breath', isCorrect: true },
        { text: 'Cry', isCorrect: false },
        { text: 'Dare', isCorrect: false },
      ],
    });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(7));
  });

  test('stays open with empty fields for another question', async () => {
    const { fake } = await openNew();
    paste('One?\n*A\nB\nC\nD');
    await press('Save and add another');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await waitFor(() => expect(textIn('Choice 1')).toBe(''));
    expect(screen.getByRole('dialog', { name: 'Add Question' })).toBeTruthy();
  });

  test('goes on with a question that was typed into while Save was adding it', async () => {
    const { fake } = await openNew();
    paste('One?\n*A\nB\nC\nD');
    const goOn = fake.pause('POST /v1/quiz');
    await press('Save');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await typeQuestion('One, or more?');
    goOn();
    expect(await screen.findByRole('dialog', { name: 'Edit Question' })).toBeTruthy();
    expect(textIn('Choice 1')).toBe('A');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']?.slice(6).map(({ question }) => question)).toEqual(['One, or more?']);
    expect(screen.queryByText('You have an unfinished question.')).toBeNull();
  });

  test('takes what is typed while "Save and add another" adds a question for the next one', async () => {
    const { fake } = await openNew();
    paste('One?\n*A\nB\nC\nD');
    const goOn = fake.pause('POST /v1/quiz');
    await press('Save and add another');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
    await typeQuestion('Two?');
    goOn();
    await waitFor(() => expect(textIn('Choice 1')).toBe(''));
    expect(await screen.findByRole('dialog', { name: 'Add Question' })).toBeTruthy();
    expect(textIn('Question')).toBe('Two?');
    for (const place of [1, 2, 3, 4]) await type(`Choice ${place}`, `${place}`);
    fireEvent.click(screen.getByLabelText('Choice 1 is correct'));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']?.slice(6).map(({ question }) => question)).toEqual(['One?', 'Two?']);
    expect(screen.queryByText('You have an unfinished question.')).toBeNull();
  });

  test('adds a question once that is saved again after its response was lost', async () => {
    const { fake } = await openNew();
    paste('One?\n*A\nB\nC\nD');
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Save');
    await answer('Something went wrong.', 'Close');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']).toHaveLength(7);
  });

  test('says that a question without a response was deleted since, keeps its text, and adds it on the next Save', async () => {
    const { fake } = await openNew();
    paste('One?\n*A\nB\nC\nD');
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Save');
    await answer('Something went wrong.', 'Close');
    fake.data.questions['course-1']?.pop();
    await press('Save');
    await answer('This question was created before, and has been deleted since.', 'Close');
    expect(fake.data.questions['course-1']).toHaveLength(6);
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']?.at(-1)?.question).toBe('One?');
  });

  test('adds a question once that is saved again after its response was lost and the page was reloaded', async () => {
    const tabStorage = new TabStorage(null);
    const { fake } = await openNew(tabStorage);
    paste('One?\n*A\nB\nC\nD');
    fake.fail('POST /v1/quiz', 'lost', 1);
    await press('Save');
    await answer('Something went wrong.', 'Close');
    cleanup();
    await openApp('/quiz/course-1', { fake, tabStorage });
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']).toHaveLength(7);
  });

  test.each(['in the notice', 'in the dialog'])(
    'adds a question next to one without a response that was discarded %s',
    async (place) => {
      const tabStorage = new TabStorage(null);
      const { fake } = await openNew(tabStorage);
      paste('One?\n*A\nB\nC\nD');
      fake.fail('POST /v1/quiz', 'lost', 1);
      await press('Save');
      await answer('Something went wrong.', 'Close');
      cleanup();
      await openApp('/quiz/course-1', { fake, tabStorage });
      if (place === 'in the dialog') await press('Continue');
      await press('Discard');
      if (place === 'in the notice') await press('New');
      expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveProperty('value', '');
      paste('Two?\n*A\nB\nC\nD');
      cleanup();
      await openApp('/quiz/course-1', { fake, tabStorage });
      await press('Continue');
      await press('Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(fake.data.questions['course-1']?.slice(6).map(({ question }) => question)).toEqual(['One?', 'Two?']);
    },
  );

  test('sends nothing without a correct choice, with an empty choice or with two equal ones', async () => {
    const { fake } = await openNew();
    paste('One?\nA. A\nB. B\nC. C\nD. C');
    expect(screen.getByText('Choice 4 is the same as choice 3.')).toBeTruthy();
    await press('Save');
    await type('Choice 4', '');
    await press('Save');
    await type('Choice 4', 'D');
    await press('Save');
    expect(screen.getByText('The correct choice is required.')).toBeTruthy();
    expect(fake.count('POST /v1/quiz')).toBe(0);
    fireEvent.click(screen.getByLabelText('Choice 2 is correct'));
    await press('Save');
    await waitFor(() => expect(fake.count('POST /v1/quiz')).toBe(1));
  });

  test('asks before it discards what was typed', async () => {
    const { dialog } = await openNew();
    await typeQuestion('Half a quest');
    await press('Cancel');
    await answer('Discard unsaved changes?', 'Keep editing');
    expect(dialog.isConnected).toBe(true);
    await press('Cancel');
    await answer('Discard unsaved changes?', 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('edits a question in place', async () => {
    const { fake } = await openQuiz();
    fireEvent.click(screen.getAllByRole('button', { name: /^Edit / })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Question' });
    expect(within(dialog).queryByRole('button', { name: 'Save and add another' })).toBeNull();
    await typeQuestion('Better?');
    await press('Save');
    await waitFor(() => expect(fake.count('PATCH /v1/quiz')).toBe(1));
    expect(await screen.findByRole('button', { name: 'Edit Better?' })).toBeTruthy();
  });

  test('shows an empty state without questions', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ questionCount }) => questionCount === 0);
    await openApp(`/quiz/${draft?._id}`, { fake });
    expect(await screen.findByText('No data.')).toBeTruthy();
    expect(screen.getByText('Add the first question, or import many.')).toBeTruthy();
  });
});

test('adding a question reports when the questions cannot be loaded again', async () => {
  const { fake } = await openQuiz();
  await press('New');
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Question' }), {
    clipboardData: { getData: () => 'What is first?\nA. Air\n* B. Breath\nC. Cry\nD. Dare' },
  });
  fake.fail('GET /v1/quiz/course-1', { status: 500, message: 'Out of order.' });
  await press('Save');
  await answer('Out of order.', 'Close');
  expect(screen.getByText('Question added')).toBeTruthy();
  expect(screen.getByText('Questions could not be loaded')).toBeTruthy();
});

test('Try again loads the questions as well, if they failed with their course', async () => {
  const fake = new FakeApi();
  fake.fail('GET /v1/course/course-1', { status: 500, message: 'Out of order.' }, 1);
  fake.fail('GET /v1/quiz/course-1', { status: 500, message: 'Out of order.' }, 1);
  await openApp('/quiz/course-1', { fake });
  await press('Close');
  await press('Try again');
  await screen.findAllByRole('button', { name: /^Edit ./ });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
