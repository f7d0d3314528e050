import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, lookAtWindow, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

beforeEach(() => void vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'off'));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

async function openForm(path = '/course/course-1', fake = new FakeApi()) {
  const app = await openApp(path, { fake });
  await screen.findByLabelText('Title');
  return app;
}

function title(): string {
  const field = screen.getByLabelText('Title');
  return field instanceof HTMLInputElement ? field.value : '';
}

describe('the course form', () => {
  it('sends its values and goes back to the list as it was left', async () => {
    const { fake, router } = await openApp('/course?page=2');
    fireEvent.click((await screen.findAllByRole('link', { name: /^Setting Anatomy basics/ }))[0] ?? document.body);
    await screen.findByLabelText('Title');
    await type('Title', '  Anatomy, revised ');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/course?page=2'));
    expect(fake.calls.find(({ name }) => name === 'PATCH /v1/course')?.body).toMatchObject({
      title: 'Anatomy, revised',
      cover: 'image-1',
      file: 'file-1',
      certificateGroup: 'group-1',
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers the questions once they are all that a saved course lacks', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses[0];
    Object.assign(course ?? {}, { isEnable: false, questionCount: 0 });
    fake.data.questions[course?._id ?? ''] = [];
    const { router } = await openForm(`/course/${course?._id}`, fake);
    await press('Save');
    fireEvent.click(await screen.findByRole('link', { name: 'Add questions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/quiz/${course?._id}`));
    expect(screen.queryByText('Course saved')).toBeNull();
  });

  it('offers to enable a saved course that is complete, and asks by its new name', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses[0];
    Object.assign(course ?? {}, { isEnable: false });
    const { router } = await openForm(`/course/${course?._id}`, fake);
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

  it('takes the question that a notification asked away with the page', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    const { router } = await openForm('/course/course-1', fake);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await press('Enable');
    const question = await screen.findByRole('alertdialog');
    await act(() => router.navigate('/event'));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(fake.data.courses[0]?.isEnable).toBe(false);
  });

  it('offers nothing to do next after a course was saved that is enabled, or that lacks more', async () => {
    await openForm();
    await press('Save');
    const news = (await screen.findByText('Course saved')).closest('li');
    expect(within(news ?? document.body).getAllByRole('button')).toHaveLength(1);
    expect(within(news ?? document.body).queryByRole('link')).toBeNull();
  });

  it('left by Cancel deletes a draft that New has just made, without a question', async () => {
    const { fake, router } = await openApp('/course?page=2');
    const before = fake.data.courses.length;
    await press('New');
    await screen.findByLabelText('Title');
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/course?page=2'));
    expect(fake.count('DELETE')).toBe(1);
    expect(fake.data.courses).toHaveLength(before);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('left by Cancel asks where something was typed into a new draft, and deletes nothing', async () => {
    const { fake } = await openApp('/course');
    await press('New');
    await screen.findByLabelText('Title');
    await type('Title', 'Burns');
    await press('Cancel');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(fake.count('DELETE')).toBe(0);
  });

  it('left by Cancel keeps a draft that was opened from the list', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    const { router } = await openForm(`/course/${draft?._id}`, fake);
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.count('DELETE')).toBe(0);
  });

  it('left by Cancel keeps what New made and somebody has saved since', async () => {
    const { fake, router } = await openApp('/event');
    await press('New');
    await screen.findByLabelText('Hyperlink');
    await type('Hyperlink', 'https://example.org/kept');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    await act(() => router.navigate(-1));
    await screen.findByDisplayValue('https://example.org/kept');
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(fake.count('DELETE')).toBe(0);
  });

  it('enables from the form, and saves first what was changed', async () => {
    const fake = new FakeApi();
    const course = fake.data.courses.find(({ isEnable }) => isEnable);
    Object.assign(course ?? {}, { isEnable: false });
    const { router } = await openForm(`/course/${course?._id}`, fake);
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

  it('says before enabling what is missing, and leads there', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    await openForm(`/course/${draft?._id}`, fake);
    await press('Enable');
    const dialog = await screen.findByRole('alertdialog', { name: 'Enable “(Draft)”?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(fake.count('PATCH')).toBe(0);
  });

  it('sends nothing while a required field is empty, and leads to the first one', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    await openForm(`/course/${draft?._id}`, fake);
    await press('Save');
    expect(screen.getByText('Title is required.', { selector: 'p' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(fake.count('PATCH')).toBe(0);
  });

  it('enables nothing over a title of blanks, and says at the field that one is required', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
    await openForm('/course/course-1', fake);
    await type('Title', '   ');
    await press('Enable');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByText('Title is required.', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('PATCH')).toBe(0);
  });

  it('sends no title of blanks, and says at the field that one is required', async () => {
    const { fake } = await openForm();
    await type('Title', '   ');
    await press('Save');
    expect(screen.getByText('Title is required.', { selector: 'p' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(fake.count('PATCH')).toBe(0);
  });

  it('sends no title that is too long, and keeps every letter of it', async () => {
    const { fake } = await openForm();
    await type('Title', 'a'.repeat(501));
    await press('Save');
    expect(screen.getByText('Title must have at most 500 characters; it has 501.')).toBeTruthy();
    expect(title()).toBe('a'.repeat(501));
    expect(fake.count('PATCH')).toBe(0);
  });

  it('keeps what was typed when saving fails', async () => {
    const { fake } = await openForm();
    fake.fail('PATCH /v1/course', { status: 409, message: 'Not now.', code: 'NOT_NOW' }, 1);
    await type('Title', 'Changed');
    await press('Save');
    await answer('CODE: NOT_NOW', 'Close');
    expect(title()).toBe('Changed');
    await press('Save');
    await waitFor(() => expect(fake.data.courses[0]?.title).toBe('Changed'));
  });

  it('does not ask about changes that are saved by the time one could answer', async () => {
    const { fake, router } = await openForm();
    const release = fake.pause('PATCH /v1/course');
    await type('Title', 'Changed');
    await press('Save');
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
    await act(() => router.navigate('/user'));
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('renews an expired token while it saves, and shows no dialog', async () => {
    const { fake, router } = await openForm();
    await type('Title', 'Changed');
    fake.sessions.expireAccessTokens();
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]?.title).toBe('Changed');
    expect(fake.count('POST /v1/auth/renew')).toBe(1);
  });

  it('asks before changes are left, and stays or leaves as answered', async () => {
    const { router } = await openForm();
    await type('Title', 'Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Discard unsaved changes to “Anatomy basics”?', 'Keep editing');
    expect(router.state.location.pathname).toBe('/course/course-1');
    expect(title()).toBe('Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Discard unsaved changes to “Anatomy basics”?', 'Discard');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
  });

  it('asks again where the link is pressed once more before the page has been drawn anew', async () => {
    await openForm();
    await type('Title', 'Changed');
    const link = screen.getByRole('link', { name: 'Event' });
    fireEvent.click(link);
    const stay = await screen.findByRole('button', { name: 'Keep editing' });
    await act(async () => {
      stay.click();
      // The answer arrives, but nothing is drawn within an act.
      await new Promise((resolve) => setTimeout(resolve));
      link.click();
    });
    await answer('Discard unsaved changes to “Anatomy basics”?', 'Keep editing');
  });

  it('does not ask when nothing was changed', async () => {
    const { router } = await openForm();
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks the browser before the tab is closed on changes', async () => {
    await openForm();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await type('Title', 'Changed');
    expect(leave()).toBe(true);
  });

  it('gives back what was typed after a session that ended', async () => {
    const { fake } = await openForm();
    await type('Title', 'Typed before the end');
    fake.sessions.refusesRenewal = true;
    fake.sessions.expireAccessTokens();
    await press('Save');
    // It comes a moment after the sign-in page, which it lies over.
    await answer(SESSION_ENDED_MESSAGE, 'Close');
    const user = await screen.findByLabelText(/^User/);
    fake.sessions.refusesRenewal = false;
    fireEvent.change(user, { target: { value: FAKE_ADMIN.username } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: FAKE_ADMIN.password } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Login' })));
    await screen.findByLabelText('Title');
    expect(title()).toBe('Typed before the end');
    await press('Discard them');
    expect(title()).toBe('Anatomy basics');
  });

  describe('of a course that was changed elsewhere meanwhile', () => {
    const notice = 'This was changed elsewhere since you opened it.';

    async function openAndChange() {
      const app = await openForm();
      await type('Title', 'Mine');
      const course = app.fake.data.courses[0];
      if (!course) throw new Error('The fake has no course.');
      Object.assign(course, { title: 'Theirs', cover: { _id: 'their-cover' } });
      return app;
    }

    it('is saved over the changes of others only after "Keep mine"; what was typed stays, the rest follows', async () => {
      const { fake, router } = await openAndChange();
      await press('Save');
      await screen.findByText(notice, { exact: false });
      expect(fake.data.courses[0]).toMatchObject({ title: 'Theirs', cover: { _id: 'their-cover' } });
      expect(title()).toBe('Mine');
      await press('Keep mine');
      await press('Save');
      await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
      expect(fake.data.courses[0]).toMatchObject({ title: 'Mine', cover: { _id: 'their-cover' } });
    });

    it('says so when the window is looked at again, and takes the changes when it is told to', async () => {
      const { fake, router } = await openAndChange();
      lookAtWindow();
      await screen.findByText(notice, { exact: false });
      await press('Load that version');
      expect(title()).toBe('Theirs');
      expect(screen.queryByText(notice, { exact: false })).toBeNull();
      fireEvent.click(screen.getByRole('link', { name: 'Event' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
      expect(fake.count('PATCH')).toBe(0);
    });

    it('says so when it is saved, too, where nothing was typed', async () => {
      const { fake, router } = await openForm();
      Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
      await press('Save');
      await screen.findByText(notice, { exact: false });
      await press('Load that version');
      expect(title()).toBe('Theirs');
      await press('Save');
      await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
      expect(fake.data.courses[0]?.title).toBe('Theirs');
    });

    it('is saved without a question where only what the form does not hold was changed', async () => {
      const { fake, router } = await openForm();
      await type('Title', 'Mine');
      Object.assign(fake.data.courses[0] ?? {}, { quizLimit: 1 });
      await press('Save');
      await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
      expect(fake.data.courses[0]).toMatchObject({ title: 'Mine', quizLimit: 1 });
    });

    it('is saved over them by a host that names no versions', async () => {
      const fake = new FakeApi();
      fake.namesVersions = false;
      const { router } = await openForm('/course/course-1', fake);
      await type('Title', 'Mine');
      Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
      await press('Save');
      await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
      expect(fake.data.courses[0]?.title).toBe('Mine');
    });

    it('says that saving failed, and keeps what was typed, where theirs cannot be read', async () => {
      const { fake } = await openAndChange();
      fake.fail('GET /v1/course/course-1', 'dropped');
      await press('Save');
      await answer('This was changed elsewhere since you opened it.', 'Close');
      expect(title()).toBe('Mine');
      expect(fake.data.courses[0]?.title).toBe('Theirs');
    });

    it('follows at once where nothing was typed', async () => {
      const { fake } = await openForm();
      Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
      lookAtWindow();
      await waitFor(() => expect(title()).toBe('Theirs'));
      expect(screen.queryByText(notice, { exact: false })).toBeNull();
    });
  });

  it('says that there is no such course', async () => {
    await openApp('/course/no-such-course');
    await answer('', 'Close');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Data Not Found.');
  });

  it('stands when the course cannot be loaded, and loads it when asked', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/course/course-1', 'dropped', 1);
    await openApp('/course/course-1', { fake });
    await answer('Something went wrong.', 'Close');
    await press('Try again');
    await screen.findByLabelText('Title');
  });

  it('offers the groups again when they could not be loaded', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/certificate-group', { status: 500 }, 1);
    await openForm('/course/course-1', fake);
    await answer('Something went wrong.', 'Close');
    await press('Load the groups again');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).length).toBeGreaterThan(2));
  });
});
