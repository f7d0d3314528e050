import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openCourse } from '../testing/openCourse.ts';
import { openQuiz } from '../testing/openQuiz.ts';

const requestsTo = ({ requests }: FakeApi, name: string) => requests.filter((request) => request.name === name);

describe('Duplicate', () => {
  test('of a course makes a draft next to it and opens it, named as a copy', async () => {
    const { fake, router } = await openCourse();
    await press('Duplicate');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Copy of Anatomy basics'));
    const copy = fake.data.courses[1];
    expect(copy).toMatchObject({ title: 'Copy of Anatomy basics', sequence: 2, isEnable: false });
    expect(router.state.location.pathname).toBe(`/course/${copy?._id}`);
    expect(await screen.findByText('Anatomy basics duplicated')).toBeTruthy();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  test('is undone by deleting the copy, and leads back to the original', async () => {
    const { fake, router } = await openCourse();
    const count = fake.data.courses.length;
    await press('Duplicate');
    await screen.findByText('Anatomy basics duplicated');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/course/course-1'));
    await press('Undo');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/course-1'));
    expect(fake.data.courses).toHaveLength(count);
  });

  test('copies unsaved changes once they are saved', async () => {
    const { fake } = await openCourse();
    await type('Title', 'Airway basics');
    await press('Duplicate');
    await press('Save and continue');
    await waitFor(() => expect(requestsTo(fake, 'POST /v1/course/duplicate/course-1')).toHaveLength(1));
    expect(fake.data.courses[1]?.title).toBe('Copy of Airway basics');
  });

  test('copies the saved course if the changes are discarded', async () => {
    const { fake } = await openCourse();
    await type('Title', 'Airway basics');
    await press('Duplicate');
    await press('Discard');
    await waitFor(() => expect(fake.data.courses[1]?.title).toBe('Copy of Anatomy basics'));
    expect(fake.data.courses[0]?.title).toBe('Anatomy basics');
  });

  test('of an event opens a draft with its posters', async () => {
    const fake = new FakeApi();
    const [event] = fake.data.events;
    const { router } = await openApp(`/event/${event?._id}`, { fake });
    await press('Duplicate');
    await waitFor(() => expect(fake.data.events[0]?._id).not.toBe(event?._id));
    const [copy] = fake.data.events;
    expect(copy).toMatchObject({ images: event?.images, isEnable: false });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/event/${copy?._id}`));
  });

  test('is not offered by a server that does not copy', async () => {
    const fake = Object.assign(new FakeApi(), { capabilities: [] });
    await openCourse('/course/course-1', fake);
    expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await screen.findByRole('button', { name: 'Save' });
  });
});

describe('Duplicate of a question', () => {
  const duplicateFirst = async (fake: FakeApi) => {
    const { question } = fake.data.questions['course-1']?.[0] ?? { question: '' };
    fireEvent.click(await screen.findByRole('button', { name: `Duplicate ${question}` }));
    return { question, dialog: within(await screen.findByRole('dialog')) };
  };

  test('opens a copy that is stored with Save, next to its original', async () => {
    const fake = new FakeApi();
    await openQuiz(fake);
    const { question, dialog } = await duplicateFirst(fake);
    const [original] = fake.data.questions['course-1'] ?? [];
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Question/ }).value).toBe(`Copy of ${question}`);
    expect(fake.count('POST /v1/quiz')).toBe(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']?.map((stored) => stored.question).slice(0, 2)).toEqual([
      question,
      `Copy of ${question}`,
    ]);
    expect(fake.data.questions['course-1']?.[1]?.choices).toEqual(original?.choices);
  });

  test('stores nothing with Cancel', async () => {
    const fake = new FakeApi();
    await openQuiz(fake);
    const { dialog } = await duplicateFirst(fake);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.data.questions['course-1']).toHaveLength(6);
  });
});
