import { activityFixture } from '@cpd/api/activity/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, lookAtWindow, press, type } from '../testing/dialogs.ts';
import { openCourse, typedTitle } from '../testing/openCourse.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

describe('the form of a course that was changed elsewhere', () => {
  const notice = 'This was changed elsewhere since you opened it.';

  async function openAndChange() {
    const app = await openCourse();
    await type('Title', 'Mine');
    const course = app.fake.data.courses[0];
    if (!course) throw new Error('The fake has no course.');
    Object.assign(course, { title: 'Theirs', cover: { _id: 'their-cover' } });
    return app;
  }

  test('saves over their changes only after "Keep mine", which keeps edited fields and updates the others', async () => {
    const { fake, router } = await openAndChange();
    await press('Save');
    await screen.findByText(notice, { exact: false });
    expect(fake.data.courses[0]).toMatchObject({ title: 'Theirs', cover: { _id: 'their-cover' } });
    expect(typedTitle()).toBe('Mine');
    await press('Keep mine');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]).toMatchObject({ title: 'Mine', cover: { _id: 'their-cover' } });
  });

  test('names who changed it and when', async () => {
    const { fake } = await openAndChange();
    const { _id = '' } = fake.data.courses[0] ?? {};
    const changes = [{ field: 'title', before: 'Before', after: 'Theirs' }];
    const subject = { kind: 'course', _id, title: 'Theirs' };
    const actor = { _id: 'ines', name: 'ines' };
    const at = new Date().toISOString();
    fake.data.activity.unshift(activityFixture({ action: 'course.saved', at, actor, subject, changes }));
    lookAtWindow();
    await screen.findByText(/opened it\. ines changed title, just now\. Load that version/);
  });

  test('says so when the window gets the focus, and loads their changes on request', async () => {
    const { fake, router } = await openAndChange();
    lookAtWindow();
    await screen.findByText(notice, { exact: false });
    await press('Load that version');
    expect(typedTitle()).toBe('Theirs');
    expect(screen.queryByText(notice, { exact: false })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('says so on Save even when nothing was edited', async () => {
    const { fake, router } = await openCourse();
    Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
    await press('Save');
    await screen.findByText(notice, { exact: false });
    await press('Load that version');
    expect(typedTitle()).toBe('Theirs');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]?.title).toBe('Theirs');
  });

  test('saves without a confirmation when only other properties were changed', async () => {
    const { fake, router } = await openCourse();
    await type('Title', 'Mine');
    Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 1 });
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]).toMatchObject({ title: 'Mine', quizLimit: 1 });
  });

  test('saves over their changes on a server without ETags', async () => {
    const fake = new FakeApi();
    fake.namesVersions = false;
    const { router } = await openCourse('/course/course-1', fake);
    await type('Title', 'Mine');
    Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]?.title).toBe('Mine');
  });

  test('reports both failures and keeps the edits when their changes cannot be loaded', async () => {
    const { fake } = await openAndChange();
    fake.fail('GET /v1/course/course-1', { status: 500, message: 'Out of order.' });
    await press('Save');
    await answer('Out of order.', 'Close');
    await answer('This was changed elsewhere since you opened it.', 'Close');
    expect(typedTitle()).toBe('Mine');
    expect(fake.data.courses[0]?.title).toBe('Theirs');
  });

  test('shows their changes immediately when nothing was edited', async () => {
    const { fake } = await openCourse();
    Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
    lookAtWindow();
    await waitFor(() => expect(typedTitle()).toBe('Theirs'));
    expect(screen.queryByText(notice, { exact: false })).toBeNull();
  });
});
