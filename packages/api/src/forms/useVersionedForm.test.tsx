import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Course, courses } from '../courses/resource.ts';
import { TabStorage } from '../session/TabStorage.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useVersionedForm } from './useVersionedForm.ts';

const SAVE = 'PATCH /v1/course';

const valuesOf = ({ title, passCondition }: Pick<Course, 'title' | 'passCondition'>) => ({
  title: title ?? '',
  passCondition,
});

/** A form of the first course. */
function useCourseForm() {
  const course = courses.detail.useQuery({ id: 'course-1' });
  const save = courses.save.useMutation();
  const { data: loaded } = course;
  const form = useVersionedForm({
    inputKey: 'course/course-1',
    saved: { value: loaded ? valuesOf(loaded) : { title: '', passCondition: 0 }, etag: course.etag ?? null },
    async reload() {
      const latest = await course.reload();
      return latest && { ...latest, value: valuesOf(latest.value) };
    },
    save: ({ title }, ifMatch) => save.run({ id: 'course-1', title }, ifMatch),
  });
  return { form, isLoaded: loaded !== undefined };
}

async function open(fake = new FakeApi(), tabStorage = new TabStorage(null)) {
  const rendered = renderApi(fake, useCourseForm, { tabStorage });
  await waitFor(() => expect(rendered.result.current.isLoaded).toBe(true));
  const form = () => rendered.result.current.form;
  const type = (title: string) => act(() => form().onChange({ title }));
  return { ...rendered, fake, tabStorage, form, type, course: () => fake.data.courses[0] };
}

/** Another administrator saves. */
const changeElsewhere = (fake: FakeApi, change: object) => Object.assign(fake.data.courses[0] ?? {}, change);

test('a form saves with the version that it is based on, and is saved then', async () => {
  const { fake, form, type, course } = await open();
  const { etag } = form().base;
  type('Mine');
  expect(form().isUnsaved).toBe(true);
  expect(await act(() => form().save())).toBe(true);
  expect([form().isUnsaved, form().savedAt instanceof Date]).toEqual([false, true]);
  expect(course()).toMatchObject({ title: 'Mine' });
  expect(fake.requests.filter(({ name }) => name === SAVE).map(({ headers }) => headers.get('If-Match'))).toEqual([
    etag,
  ]);
});

test('a save is repeated if others have only changed what the form does not hold', async () => {
  const { fake, form, type, course } = await open();
  type('Mine');
  changeElsewhere(fake, { isEnable: false });
  expect(await act(() => form().save())).toBe(true);
  expect([fake.count(SAVE), course()?.title]).toEqual([2, 'Mine']);
});

test('a form takes what others have saved in other fields once it is loaded', async () => {
  const { fake, form, type, course } = await open();
  type('Mine');
  changeElsewhere(fake, { passCondition: 4 });
  await act(() => form().reload());
  expect(form()).toMatchObject({ values: { title: 'Mine', passCondition: 4 }, isChangedElsewhere: false });
  expect(await act(() => form().save())).toBe(true);
  expect(course()).toMatchObject({ title: 'Mine', passCondition: 4 });
});

test('a save stops at what others have saved in the same field, until the user decides', async () => {
  const { fake, form, type, course, report } = await open();
  type('Mine');
  changeElsewhere(fake, { title: 'Theirs' });
  expect(await act(() => form().save())).toBe(false);
  expect([form().isChangedElsewhere, form().values.title]).toEqual([true, 'Mine']);
  expect(await act(() => form().save())).toBe(false);
  expect([fake.count(SAVE), course()?.title, report.mock.calls.length]).toEqual([1, 'Theirs', 0]);
  act(() => form().onKeepMine());
  expect(await act(() => form().save())).toBe(true);
  expect(course()?.title).toBe('Mine');
});

test('a conflict ends with the version of others on request', async () => {
  const { fake, form, type } = await open();
  type('Mine');
  changeElsewhere(fake, { title: 'Theirs' });
  await act(() => form().save());
  act(() => form().onDiscard());
  expect(form()).toMatchObject({ values: { title: 'Theirs' }, isUnsaved: false, isChangedElsewhere: false });
});

test('a save whose response is lost is reported, and found on the server', async () => {
  const { fake, form, type, course, report } = await open();
  type('Mine');
  fake.fail(SAVE, 'lost', 1);
  expect(await act(() => form().save())).toBe(false);
  expect([report.mock.calls.length, course()?.title, form().values.title]).toEqual([1, 'Mine', 'Mine']);
  expect(form()).toMatchObject({ isUnsaved: false, isChangedElsewhere: false });
});

/** Starts a save, and types while it is pending. The response is lost. */
async function loseSave({ fake, form, type }: Awaited<ReturnType<typeof open>>) {
  type('Mine');
  const goOn = fake.pause(SAVE);
  fake.fail(SAVE, 'lost', 1);
  let isSaved: Promise<boolean> | undefined;
  act(() => {
    isSaved = form().save();
  });
  await waitFor(() => expect(fake.count(SAVE)).toBe(1));
  type('Mine, and more');
  goOn();
  expect(await act(async () => isSaved)).toBe(false);
  await act(() => fake.settled());
}

test.each([true, false])(
  'what is typed during a save whose response is lost is based on it, also if the page cannot be loaded: %s',
  async (canLoad) => {
    const opened = await open();
    const { fake, form, course } = opened;
    if (!canLoad) fake.fail('GET /v1/course', 'dropped');
    await loseSave(opened);
    fake.heal();
    expect(form()).toMatchObject({ values: { title: 'Mine, and more' }, isUnsaved: true, isChangedElsewhere: false });
    expect(await act(() => form().save())).toBe(true);
    expect([form().isChangedElsewhere, course()?.title]).toEqual([false, 'Mine, and more']);
  },
);

test('what is typed during a save whose response is lost is based on it after a reload of the page', async () => {
  const opened = await open();
  const { fake, tabStorage, unmount } = opened;
  fake.fail('GET /v1/course', 'dropped');
  await loseSave(opened);
  fake.heal();
  unmount();
  const { form } = await open(fake, tabStorage);
  await waitFor(() => expect(form().isRestored).toBe(true));
  expect(form()).toMatchObject({ values: { title: 'Mine, and more' }, isChangedElsewhere: false });
});

test('what is typed during a save is based on it after a reload of the page in the meantime', async () => {
  const { fake, tabStorage, form, type, unmount, course } = await open();
  type('Mine');
  const goOn = fake.pause(SAVE);
  act(() => void form().save());
  await waitFor(() => expect(course()?.title).toBe('Mine'));
  type('Mine, and more');
  const stored = tabStorage.read('unsaved-input');
  unmount();
  goOn();
  await act(() => fake.settled());
  tabStorage.write('unsaved-input', stored);
  const { form: reloaded } = await open(fake, tabStorage);
  await waitFor(() => expect(reloaded().isRestored).toBe(true));
  expect(reloaded()).toMatchObject({ values: { title: 'Mine, and more' }, isChangedElsewhere: false });
});

test('a save that fails keeps the input, and can be repeated', async () => {
  const { fake, form, type, course, report } = await open();
  type('Mine');
  fake.fail(SAVE, { status: 500 }, 1);
  expect(await act(() => form().save())).toBe(false);
  expect([form().values.title, form().isUnsaved, report.mock.calls.length]).toEqual(['Mine', true, 1]);
  expect(await act(() => form().save())).toBe(true);
  expect(course()?.title).toBe('Mine');
});

/** Begins a save, whose response waits for `goOn`. */
async function startSave(fake: FakeApi, form: Awaited<ReturnType<typeof open>>['form']) {
  const goOn = fake.pause(SAVE);
  let isSaved: Promise<boolean> | undefined;
  act(() => {
    isSaved = form().save();
  });
  await waitFor(() => expect(fake.count(SAVE)).toBe(1));
  return { goOn, isSaved };
}

test('what is typed during a save is unsaved after it', async () => {
  const { fake, form, type, course } = await open();
  type('Mine');
  const { goOn, isSaved } = await startSave(fake, form);
  expect(form().isSaving).toBe(true);
  type('Mine, and more');
  goOn();
  expect(await act(async () => isSaved)).toBe(true);
  expect([form().values.title, form().isUnsaved, form().isSaving, course()?.title]).toEqual([
    'Mine, and more',
    true,
    false,
    'Mine',
  ]);
});

test('a save in the middle of which the session is renewed is sent once more', async () => {
  const { fake, form, type, course } = await open();
  type('Mine');
  fake.sessions.expireAccessTokens();
  expect(await act(() => form().save())).toBe(true);
  expect(course()?.title).toBe('Mine');
});

test('unsaved input outlives a reload, with the version that it is based on', async () => {
  const { fake, tabStorage, type, unmount } = await open();
  type('Mine');
  unmount();
  changeElsewhere(fake, { title: 'Theirs' });
  const { form } = await open(fake, tabStorage);
  expect(form()).toMatchObject({ values: { title: 'Mine' }, isRestored: true, isChangedElsewhere: true });
});

test.each([
  ['a text instead of fields', 'Mine'],
  ['other fields', { name: 'Mine' }],
  ['a field of another type', { title: 1, passCondition: 1 }],
  ['nothing', null],
])('a form ignores stored input with %s', async (_, values) => {
  const tabStorage = new TabStorage(null);
  const { fake, client } = await open(new FakeApi(), tabStorage);
  const base = { value: { title: 'A', passCondition: 1 }, etag: null };
  client.unsavedInput.save('course/course-1', { values, base });
  const { form } = await open(fake, tabStorage);
  expect(form()).toMatchObject({ isRestored: false, isUnsaved: false });
});

test('what is typed during a save is not given to another person who signs in before it ends', async () => {
  const { fake, form, type, client, unmount } = await open();
  type('Mine');
  const { goOn, isSaved } = await startSave(fake, form);
  type('Mine, and more');
  // In another tab, so that this one does not know the name yet.
  act(() => client.session.signIn(fake.sessions.start()));
  unmount();
  goOn();
  await act(async () => isSaved);
  act(() => client.user.confirm('another', client.session.getSessionId()));
  expect(client.unsavedInput.keysOf('')).toEqual([]);
});
