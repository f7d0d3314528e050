import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { Code, OutdatedError } from '@cpd/ui/Code';
import { say } from '@cpd/ui/language';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, lookAtWindow, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openCourse, typedTitle } from '../testing/openCourse.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

/** Starts an upload that the server does not answer. */
async function startUpload(): Promise<void> {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const file = new File(['x'], 'cover.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Preview image', { selector: 'input' }), { target: { files: [file] } });
  await screen.findByRole('progressbar', { name: 'Uploading cover.png' });
}

describe('the course form', () => {
  test.each([
    ['/course?page=2', 'Title', 'courses'],
    ['/event', 'Hyperlink', 'events'],
    ['/certificate-group', 'Group name', 'certificateGroups'],
  ] as const)('deletes an empty draft of New on Cancel at %s, without a question', async (path, label, items) => {
    const { fake, router } = await openApp(path);
    const before = fake.data[items].length;
    await press('New');
    await screen.findByLabelText(label);
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
    expect(fake.data[items]).toHaveLength(before);
    expect(fake.data.bin).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('asks on Cancel when something was typed into a draft of New, and deletes nothing', async () => {
    const { fake } = await openApp('/course');
    await press('New');
    await screen.findByLabelText('Title');
    await type('Title', 'Burns');
    await press('Cancel');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(fake.count('DELETE')).toBe(0);
  });

  test('keeps a draft on Cancel that was opened from the list', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    const { router } = await openCourse(`/course/${draft?._id}`, fake);
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.count('DELETE')).toBe(0);
  });

  test('keeps a draft of New on Cancel that was saved since', async () => {
    const { fake, router } = await openApp('/event');
    await press('New');
    await screen.findByLabelText('Hyperlink');
    await type('Hyperlink', 'https://example.org/saved');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    await act(() => router.navigate(-1));
    await screen.findByDisplayValue('https://example.org/saved');
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(fake.data.events.map(({ hyperlink }) => hyperlink)).toContain('https://example.org/saved');
  });

  test('keeps a draft of New on Cancel that another administrator has filled in', async () => {
    const { fake, router } = await openApp('/course');
    const before = fake.data.courses.length;
    await press('New');
    await screen.findByLabelText('Title');
    fake.data.courses = fake.data.courses.map((course) => (course.title ? course : { ...course, title: 'Burns' }));
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses).toHaveLength(before + 1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['has not loaded', () => {}],
    ['shows', lookAtWindow],
  ])(
    'keeps a draft of New on Cancel that another administrator gave a question, which the page %s',
    async (_, look) => {
      const { fake, router } = await openApp('/course');
      await press('New');
      await screen.findByRole('link', { name: 'Quiz · 0 questions' });
      const draft = fake.data.courses.at(-1);
      Object.assign(draft ?? {}, { questionCount: 1 });
      look();
      await act(() => fake.settled());
      await press('Cancel');
      await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
      expect(fake.data.courses).toContain(draft);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('keeps a draft of New on Cancel that another administrator has filled in, on a server without ETags', async () => {
    const fake = new FakeApi();
    fake.namesVersions = false;
    const { router } = await openApp('/course', { fake });
    await press('New');
    await screen.findByLabelText('Title');
    fake.data.courses = fake.data.courses.map((course) => (course.title ? course : { ...course, title: 'Burns' }));
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.count('DELETE')).toBe(0);
  });

  test('closes its confirmation when a pending save succeeds', async () => {
    const { fake, router } = await openCourse();
    const release = fake.pause('PATCH /v1/course');
    await type('Title', 'Changed');
    await press('Save');
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
    await act(() => router.navigate('/user'));
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('stays on the page that is opened while a save is pending', async () => {
    const { fake, router } = await openCourse();
    const release = fake.pause('PATCH /v1/course');
    await press('Save');
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
    await act(() => router.navigate('/event'));
    const navigate = vi.spyOn(router, 'navigate');
    release();
    await screen.findByText('Course saved');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('asks before unsaved changes are lost, and stays on Keep editing or leaves on Discard', async () => {
    const { router, services } = await openCourse();
    await type('Title', 'Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Your changes to “Changed” have not been saved.', 'Keep editing');
    expect(router.state.location.pathname).toBe('/course/course-1');
    expect(typedTitle()).toBe('Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    const inputAtNavigation = new Promise((resolve) => {
      const unsubscribe = router.subscribe(({ location }) => {
        if (location.pathname !== '/event') return;
        unsubscribe();
        resolve(services.client.unsavedInput.read('course/course-1'));
      });
    });
    await answer('Your changes to “Changed” have not been saved.', 'Discard');
    // A reload right after the navigation must not restore the input.
    expect(await inputAtNavigation).toBeUndefined();
  });

  test('saves and leaves on Save and continue', async () => {
    const { fake, router } = await openCourse();
    await type('Title', 'Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Save changes first?', 'Save and continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(fake.data.courses[0]?.title).toBe('Changed');
    expect(await screen.findByText('Course saved')).toBeTruthy();
  });

  test('stays and keeps the changes when Save and continue fails', async () => {
    const { fake, router } = await openCourse();
    fake.fail('PATCH /v1/course', { status: 500 });
    await type('Title', 'Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Your changes to “Changed” have not been saved.', 'Save and continue');
    await answer('Something went wrong.', 'Close');
    expect(router.state.location.pathname).toBe('/course/course-1');
    expect(typedTitle()).toBe('Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await answer('Your changes to “Changed” have not been saved.', 'Discard');
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
  });

  test.each([
    [
      'invalid fields prevent',
      () => type('Title', ''),
      'Your changes to “Anatomy basics” have not been saved. They can be saved once all fields are valid.',
    ],
    [
      'a running upload prevents',
      startUpload,
      'Your changes have not been saved. They can be saved once the upload has finished.',
    ],
  ])('says that %s a save, and does not offer Save and continue', async (_, prevent, message) => {
    await openCourse();
    await prevent();
    fireEvent.click(screen.getByRole('link', { name: 'Quiz · 6 questions' }));
    await screen.findByRole('button', { name: 'Keep editing' });
    expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
    await answer(message, 'Keep editing');
  });

  test('saves before a link of Ready to enable leads to another page', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, questionCount: 0 });
    fake.data.questions['course-1'] = [];
    const { router } = await openCourse('/course/course-1', fake);
    await type('Title', 'Changed');
    const list = screen.getByRole('list', { name: 'Required to enable' });
    fireEvent.click(within(list).getByRole('button', { name: /question/i }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/course-1'));
    expect(fake.data.courses[0]?.title).toBe('Changed');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('saves nothing before a link of Ready to enable while an upload runs, and says why', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, questionCount: 0 });
    fake.data.questions['course-1'] = [];
    const { router } = await openCourse('/course/course-1', fake);
    await startUpload();
    await type('Title', 'Changed');
    const list = screen.getByRole('list', { name: 'Required to enable' });
    fireEvent.click(within(list).getByRole('link', { name: /question/i }));
    await answer('They can be saved once the upload has finished.', 'Keep editing');
    expect(router.state.location.pathname).toBe('/course/course-1');
    expect(fake.count('PATCH')).toBe(0);
  });

  test('shows what prevents a save when a link of Ready to enable is pressed, and offers no Discard', async () => {
    const fake = new FakeApi();
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, questionCount: 0 });
    fake.data.questions['course-1'] = [];
    const { router } = await openCourse('/course/course-1', fake);
    await type('Title', '');
    const list = screen.getByRole('list', { name: 'Required to enable' });
    fireEvent.click(within(list).getByRole('button', { name: /question/i }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([router.state.location.pathname, fake.count('PATCH')]).toEqual(['/course/course-1', 0]);
  });

  test('asks again after a New of the palette whose request failed', async () => {
    const fake = new FakeApi();
    fake.fail('POST /v1/course/draft', 'dropped');
    await openCourse('/course/course-1', fake);
    await type('Title', 'Changed');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.click(await screen.findByRole('option', { name: 'New course' }));
    await press('Discard');
    await press('Close');
    expect(typedTitle()).toBe('Changed');
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await press('Keep editing');
    expect(typedTitle()).toBe('Changed');
  });

  test('asks again when the link is pressed before the closed dialog is rendered', async () => {
    await openCourse();
    await type('Title', 'Changed');
    const link = screen.getByRole('link', { name: 'Event' });
    fireEvent.click(link);
    const stay = await screen.findByRole('button', { name: 'Keep editing' });
    await act(async () => {
      stay.click();
      // The dialog is closed, but React renders nothing within `act`.
      await new Promise((resolve) => setTimeout(resolve));
      link.click();
    });
    await answer('Your changes to “Changed” have not been saved.', 'Keep editing');
  });

  test('does not ask when nothing was changed', async () => {
    const { router } = await openCourse();
    fireEvent.click(screen.getByRole('link', { name: 'Event' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/event'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('makes the browser ask before the tab is closed with unsaved changes', async () => {
    await openCourse();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await type('Title', 'Changed');
    expect(leave()).toBe(true);
  });

  test('lets code of an earlier version reload the page with unsaved changes, and not during an upload', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    // The page was reloaded a moment ago, so that the reload itself is left out.
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    const gone = new Error('Importing a module script failed.');
    const load = () => new Code(() => Promise.reject(gone)).loadOrReload();
    await openCourse();
    await type('Title', 'Changed');
    await expect(load()).rejects.toHaveProperty('cause', gone);
    await startUpload();
    await expect(load()).rejects.toBeInstanceOf(OutdatedError);
  });

  test('restores unsaved changes after the session has ended', async () => {
    const { fake } = await openCourse();
    await type('Title', 'Typed before the end');
    fake.sessions.rejectsRenewal = true;
    fake.sessions.expireAccessTokens();
    await press('Save');
    // The dialog opens one second after the sign-in page.
    await answer(say(SESSION_ENDED_MESSAGE), 'Close');
    const user = await screen.findByLabelText(/^User/);
    fake.sessions.rejectsRenewal = false;
    fireEvent.change(user, { target: { value: FAKE_ADMIN.username } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: FAKE_ADMIN.password } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Login' })));
    await screen.findByLabelText('Title');
    expect(typedTitle()).toBe('Typed before the end');
    await press('Discard');
    expect(typedTitle()).toBe('Anatomy basics');
  });
});
