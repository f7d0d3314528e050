import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, lookAtWindow, press, type } from '../testing/dialogs.ts';
import { openQuiz, PASS, SHOW, sentConditions, textIn } from '../testing/openQuiz.ts';

function questionText(): string {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).value;
}

describe('the config of a quiz that was changed elsewhere', () => {
  test('saves over their changes only after "Keep mine", and then twice without a question', async () => {
    const { fake } = await openQuiz();
    await type(SHOW, '4');
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 6, passCondition: 1 });
    await press('Update');
    await screen.findByText('This was changed elsewhere', { exact: false });
    expect(fake.data.courses[0]).toMatchObject({ quizLimit: 6, passCondition: 1 });
    await press('Keep mine');
    expect([textIn(SHOW), textIn(PASS)]).toEqual(['4', '1']);
    await press('Update');
    await waitFor(() => expect(fake.data.courses[0]).toMatchObject({ quizLimit: 4, passCondition: 1 }));
    await screen.findByText('Update successful');
    await type(SHOW, '3');
    await press('Update');
    await waitFor(() =>
      // The first request got 412, because it was based on an older version.
      expect(sentConditions(fake)).toEqual([
        { course: 'course-1', quizLimit: 4, passCondition: 3 },
        { course: 'course-1', quizLimit: 4, passCondition: 1 },
        { course: 'course-1', quizLimit: 3, passCondition: 1 },
      ]),
    );
  });

  test('is shown instead of the suggested numbers, which are not saved', async () => {
    const fake = new FakeApi();
    const course = Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 0, passCondition: 0 });
    await openQuiz(fake);
    Object.assign(course, { quizLimit: 3, passCondition: 2 });
    await press('Ask 6, pass with 5');
    await screen.findByText('This was changed elsewhere', { exact: false });
    expect(course).toMatchObject({ quizLimit: 3, passCondition: 2 });
    expect(screen.queryByText('Update successful')).toBeNull();
  });

  test('is lowered after a deletion although others save it at the same time', async () => {
    const fake = new FakeApi();
    fake.capabilities = [];
    const course = Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 6, passCondition: 6 });
    await openQuiz(fake);
    const goOn = fake.pause('PATCH /v1/course/quiz/condition');
    fake.fail('PATCH /v1/course/quiz/condition', { status: 412, code: 'CHANGED_ELSEWHERE' }, 1);
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer('');
    await waitFor(() => expect(sentConditions(fake)).toHaveLength(1));
    Object.assign(course, { quizLimit: 6, passCondition: 2 });
    goOn();
    await waitFor(() => expect(course).toMatchObject({ quizLimit: 5, passCondition: 2 }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is not lowered after a deletion to fewer questions than are left', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 6, passCondition: 6 });
    await openQuiz(fake);
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await screen.findByRole('alertdialog');
    const questions = fake.data.questions['course-1'] ?? [];
    for (const id of ['b', 'c', 'd']) questions.push({ ...questions[0], _id: id } as (typeof questions)[0]);
    await answer('');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(8));
    await act(() => fake.settled());
    expect([fake.data.courses[0], sentConditions(fake)]).toMatchObject([{ quizLimit: 6, passCondition: 6 }, []]);
  });

  test('keeps their numbers when a question is deleted', async () => {
    const fake = new FakeApi();
    const course = Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 6, passCondition: 6 });
    await openQuiz(fake);
    Object.assign(course, { passCondition: 1 });
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer('');
    // The course is read again after the deletion.
    await waitFor(() => expect(textIn(PASS)).toBe('1'));
    await act(() => fake.settled());
    expect(sentConditions(fake)).toEqual([]);
  });
});

describe('deleting a question', () => {
  async function openWithTheirs() {
    const app = await openQuiz();
    const questions = () => app.fake.data.questions['course-1'] ?? [];
    const [question, other] = questions();
    if (!question || !other) throw new Error('The fake has too few questions.');
    return { ...app, questions, question, other };
  }
  async function deleteFirst() {
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer('');
  }

  test('fails if the question was changed elsewhere, which the page says and shows', async () => {
    const { questions, question } = await openWithTheirs();
    Object.assign(question, { question: 'Theirs?' });
    await deleteFirst();
    await answer('This was changed elsewhere since you opened it.', 'Close');
    expect(questions()).toContain(question);
    expect(await screen.findByRole('button', { name: 'Delete Theirs?' })).toBeTruthy();
  });

  test('needs no second confirmation when another question was changed', async () => {
    const { fake, questions, question, other } = await openWithTheirs();
    Object.assign(other, { question: 'Theirs?' });
    await deleteFirst();
    await screen.findByText('Question deleted');
    expect(questions()).not.toContain(question);
    expect(fake.count('DELETE')).toBe(2);
  });
});

describe('the dialog of a question that was changed elsewhere', () => {
  /** Types into the dialog of the first question. The test then changes the question elsewhere. */
  async function openAndType() {
    const app = await openQuiz();
    fireEvent.click(screen.getAllByRole('button', { name: /^Edit / })[0] ?? document.body);
    await type('Question', 'Mine?');
    return { ...app, questions: app.fake.data.questions['course-1'] ?? [] };
  }

  test('saves over their changes only after "Keep mine", which keeps edited fields and updates the others', async () => {
    const { questions } = await openAndType();
    const theirs = questions[0]?.choices.map((choice, place) => ({ ...choice, text: `Their ${place}` }));
    Object.assign(questions[0] ?? {}, { question: 'Theirs?', choices: theirs });
    await press('Save');
    await screen.findByText('This was changed elsewhere', { exact: false });
    expect(questions[0]).toMatchObject({ question: 'Theirs?', choices: theirs });
    await press('Keep mine');
    expect(textIn('Choice 1')).toBe('Their 0');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(questions[0]).toMatchObject({ question: 'Mine?', choices: theirs });
  });

  test('asks before it saves new choices when another choice was marked as correct, and keeps its own', async () => {
    const { questions } = await openAndType();
    await type('Choice 1', 'My first');
    const [question] = questions;
    const marked = (correct: number) =>
      question?.choices.map(({ text }, place) => ({ text, isCorrect: place === correct }));
    const mine = question?.choices.map((choice, place) => (place === 0 ? { ...choice, text: 'My first' } : choice));
    expect(mine?.[3]).toMatchObject({ isCorrect: false });
    Object.assign(question ?? {}, { choices: marked(3) });
    await press('Save');
    await screen.findByText('This was changed elsewhere', { exact: false });
    expect(question?.choices).toEqual(marked(3));
    await press('Keep mine');
    await press('Save');
    await waitFor(() => expect(questions[0]?.choices).toEqual(mine));
  });

  test('loads their changes on request', async () => {
    const { questions } = await openAndType();
    Object.assign(questions[0] ?? {}, { question: 'Theirs?' });
    lookAtWindow();
    await press('Load that version');
    expect(questionText()).toBe('Theirs?');
  });

  test('says that the question was deleted, keeps the edits, and adds it again on Save', async () => {
    const { fake, questions } = await openAndType();
    questions.shift();
    await press('Save');
    await screen.findByText('This was deleted elsewhere', { exact: false });
    expect([fake.count('POST'), fake.data.questions['course-1']?.length]).toEqual([0, 5]);
    expect(questionText()).toBe('Mine?');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Edit Mine?' })).toBeTruthy();
    expect(fake.data.questions['course-1']).toHaveLength(6);
  });
});
