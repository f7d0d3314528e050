import { FakeApi } from '@cpd/api/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, lookAtWindow, press, type } from '../testing/dialogs.ts';
import { openQuiz, PASS, SHOW, sentConditions, textIn } from '../testing/openQuiz.ts';

afterEach(cleanup);

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
