import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openCourse, typedTitle } from '../testing/openCourse.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

describe('the course form', () => {
  test('offers to add questions after a save when nothing else is missing', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses[0];
    Object.assign(course ?? {}, { isEnable: false, questionCount: 0 });
    fake.data.questions[course?._id ?? ''] = [];
    const { router } = await openCourse(`/course/${course?._id}`, fake);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    fireEvent.click(await screen.findByRole('link', { name: 'Add questions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/quiz/${course?._id}`));
    expect(screen.queryByText('Course saved')).toBeNull();
  });

  test('offers to enable a complete course after a save, and asks with its new title', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses[0];
    Object.assign(course ?? {}, { isEnable: false });
    const { router } = await openCourse(`/course/${course?._id}`, fake);
    await type('Title', 'Burns');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await press('Enable');
    expect(await screen.findByRole('alertdialog', { name: 'Enable “Burns”?' })).toBeTruthy();
    await answer(`Are you sure to enable item: ${course?._id}`);
    expect(await screen.findByText('Burns enabled')).toBeTruthy();
    expect(fake.data.courses[0]).toMatchObject({ title: 'Burns', isEnable: true });
    expect(fake.count('PATCH /v1/course')).toBe(2);
  });

  test('warns next to Enable of a quiz that asks no question, and one press fixes it', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, quizLimit: 0, passCondition: 0 });
    await openCourse('/course/course-1', fake);
    await type('Title', 'Burns');
    await press('Enable');
    await answer('Learners would pass without a single question.', 'Cancel');
    await press('Ask 6, pass with 5');
    await waitFor(() => expect(screen.queryByText(/^Learners/)).toBeNull());
    expect(fake.data.courses[0]).toMatchObject({ isEnable: false, quizLimit: 6, passCondition: 5 });
    expect(typedTitle()).toBe('Burns');
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    await press('Enable');
    const confirmation = await screen.findByRole('alertdialog');
    expect(confirmation.textContent).not.toContain('Learners are asked');
  });

  test('does not save the suggested numbers over those that others have saved since, and shows theirs', async () => {
    const fake = new FakeApi();
    const course = Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, quizLimit: 0, passCondition: 0 });
    await openCourse('/course/course-1', fake);
    await type('Title', 'Burns');
    Object.assign(course, { quizLimit: 3, passCondition: 2 });
    await press('Ask 6, pass with 5');
    await answer('This was changed elsewhere since you opened it.', 'Close');
    expect(course).toMatchObject({ quizLimit: 3, passCondition: 2 });
    await waitFor(() => expect(screen.queryByText(/^Learners/)).toBeNull());
    expect(typedTitle()).toBe('Burns');
  });

  test('says in the form when Enable has saved it', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    await openCourse('/course/course-1', fake);
    expect(screen.queryByText(/^Saved \d/)).toBeNull();
    await type('Title', 'Burns');
    screen.getByText('Unsaved changes');
    await press('Enable');
    await answer('Are you sure to enable item: course-1');
    await screen.findByText(/^Saved \d+:\d\d/);
    await type('Title', 'Burns and scalds');
    await screen.findByText('Unsaved changes');
    expect(screen.queryByText(/^Saved \d/)).toBeNull();
  });

  test('closes the confirmation of a notification when the page is left', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    const { router } = await openCourse('/course/course-1', fake);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await press('Enable');
    const confirmation = await screen.findByRole('alertdialog');
    await act(() => router.navigate('/event'));
    await waitFor(() => expect(confirmation.isConnected).toBe(false));
    expect(fake.data.courses[0]?.isEnable).toBe(false);
  });

  test('offers no next step after a save of a course that is enabled or incomplete', async () => {
    await openCourse();
    await press('Save');
    const news = (await screen.findByText('Course saved')).closest('li');
    expect(within(news ?? document.body).getAllByRole('button')).toHaveLength(1);
    expect(within(news ?? document.body).queryByRole('link')).toBeNull();
  });

  test('saves the changes before it enables the course', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses.find(({ isEnable }) => isEnable);
    Object.assign(course ?? {}, { isEnable: false });
    const { router } = await openCourse(`/course/${course?._id}`, fake);
    await type('Title', 'Revised');
    await press('Enable');
    await answer(`Are you sure to enable item: ${course?._id}`);
    expect(await screen.findByText('Enabled', { exact: true })).toBeTruthy();
    expect(fake.data.courses.find(({ _id }) => _id === course?._id)).toMatchObject({
      title: 'Revised',
      isEnable: true,
    });
    expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
    expect(router.state.location.pathname).toBe(`/course/${course?._id}`);
  });

  test('does not enable another version than the visible one, says so, and shows the current one', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    await openCourse('/course/course-1', fake);
    await press('Enable');
    await screen.findByRole('alertdialog');
    Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
    await answer('Are you sure to enable item: course-1');
    await answer('This was changed elsewhere since you opened it.', 'Close');
    expect(fake.data.courses[0]?.isEnable).toBe(false);
    expect(typedTitle()).toBe('Theirs');
    await press('Enable');
    await answer('Are you sure to enable item: course-1');
    expect(await screen.findByText('Enabled', { exact: true })).toBeTruthy();
  });

  test('enables any version on a server without ETags', async () => {
    const fake = new FakeApi();
    fake.namesVersions = false;
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    await openCourse('/course/course-1', fake);
    await press('Enable');
    await screen.findByRole('alertdialog');
    Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
    await answer('Are you sure to enable item: course-1');
    expect(await screen.findByText('Enabled', { exact: true })).toBeTruthy();
  });

  test('lists what is missing before enabling, and leads there', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    await openCourse(`/course/${draft?._id}`, fake);
    await press('Enable');
    const dialog = await screen.findByRole('alertdialog', { name: 'Enable “(Draft)”?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Title, missing' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('does not enable a course with a blank title, and says at the field that one is required', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    await openCourse('/course/course-1', fake);
    await type('Title', '   ');
    await press('Enable');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByText('Title is required.', { selector: 'p > span' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('PATCH')).toBe(0);
  });
});
