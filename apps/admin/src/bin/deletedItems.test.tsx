import { activityFixture } from '@cpd/api/activity/fixtures';
import { binItemFixture } from '@cpd/api/bin/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, binLoaded, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const KINDS = [
  ['/course', 'course'],
  ['/event', 'event'],
  ['/certificate-group', 'certificateGroup'],
] as const;

type Path = (typeof KINDS)[number][0];

const itemsOf = ({ data }: FakeApi) => ({
  '/course': data.courses,
  '/event': data.events,
  '/certificate-group': data.certificateGroups,
});

const idsOf = (fake: FakeApi, path: Path) => itemsOf(fake)[path].map(({ _id }) => _id);

/** Opens a list with that number of items. */
async function openList(path: Path, count = 2) {
  const fake = new FakeApi();
  itemsOf(fake)[path].splice(count);
  // A group in use cannot be deleted.
  if (path === '/certificate-group') Object.assign(fake.data, { courses: [], certificates: [] });
  const app = await openApp(path, { fake });
  await waitFor(() => expect(rows()).toHaveLength(count));
  return { ...app, fake };
}

const rows = () => screen.getAllByRole('row').slice(1);

async function deleteRow(row: number) {
  fireEvent.click(within(rows()[row] ?? document.body).getByRole('button', { name: /^Delete/ }));
  await answer('It can be restored');
}

const undoKey = () => fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });

describe('Undo after a deletion', () => {
  test.each(KINDS)(
    'brings an item of %s back to its place, enabled as before, with the numbers fresh',
    async (path) => {
      const { fake } = await openList(path);
      const before = structuredClone(itemsOf(fake)[path]);
      await deleteRow(0);
      await waitFor(() => expect(rows()).toHaveLength(1));
      await screen.findByRole('radio', { name: 'Deleted 1' });
      await press('Undo');
      await screen.findByText(/ is back as before$/);
      await waitFor(() => expect(rows()).toHaveLength(2));
      await screen.findByRole('radio', { name: 'Deleted 0' });
      expect(itemsOf(fake)[path]).toEqual(before);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  test('that is refused says why, and offers to restore the item', async () => {
    const { fake } = await openList('/course');
    const [id] = idsOf(fake, '/course');
    await deleteRow(0);
    await screen.findByRole('button', { name: 'Undo' });
    Object.assign(fake.data.bin[0] ?? {}, { undo: undefined });
    await press('Undo');
    await answer('Restore it instead.', 'Close');
    await screen.findByText(/ was not restored$/);
    await press('Restore');
    await screen.findByText(/ restored as a draft, at the end of the sequence/);
    await waitFor(() => expect(idsOf(fake, '/course').at(-1)).toBe(id));
  });

  test('of a server that cannot do it exactly says what it has done', async () => {
    const { fake } = await openList('/event');
    const [id] = idsOf(fake, '/event');
    await deleteRow(0);
    fake.fail('POST /v1/bin', { response: { _id: id, kind: 'event', notes: [] } });
    await press('Undo');
    await screen.findByText(/ restored as a draft$/);
  });

  test('of a course whose group was deleted since leads to the deleted groups', async () => {
    const { fake, router } = await openList('/course');
    await deleteRow(0);
    await screen.findByRole('button', { name: 'Undo' });
    const [item] = fake.data.certificateGroups.splice(0, 1);
    const listed = binItemFixture({ _id: item?._id ?? '', kind: 'certificateGroup' });
    if (item) fake.data.bin.unshift({ listed, item });
    await press('Undo');
    await answer('Restore the group first.', 'Close');
    fireEvent.click(await screen.findByRole('link', { name: 'Deleted certificate groups' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/certificate-group', search: '?show=deleted' }),
    );
  });

  test('of three items in a row is one, and brings all of them back to their places by Ctrl+Z', async () => {
    const { fake } = await openList('/course', 3);
    const before = structuredClone(fake.data.courses);
    for (const left of [2, 1, 0]) {
      await deleteRow(0);
      await waitFor(() => expect(idsOf(fake, '/course')).toHaveLength(left));
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
    }
    await screen.findByText('3 items deleted');
    undoKey();
    await screen.findByText('3 items are back as before');
    expect(fake.data.courses).toEqual(before);
  });

  test.each<[string, Parameters<FakeApi['fail']>[1]]>([
    ['the connection was lost', 'dropped'],
    ['another request came at the same moment', { status: 409, code: 'CONFLICT' }],
  ])('of several items goes on where %s', async (_, fault) => {
    const { fake } = await openList('/course', 3);
    const before = structuredClone(fake.data.courses);
    for (const left of [2, 1]) {
      await deleteRow(0);
      await waitFor(() => expect(idsOf(fake, '/course')).toHaveLength(left));
    }
    fake.fail('POST /v1/bin', fault, 1);
    await screen.findByText('2 items deleted');
    await press('Undo');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await screen.findByText('2 items were not restored');
    await press('Try again');
    await screen.findByText('2 items are back as before');
    expect(fake.data.courses).toEqual(before);
  });

  test('works on another page, and leads to the item', async () => {
    const { fake, router } = await openList('/course');
    const [id] = idsOf(fake, '/course');
    await deleteRow(0);
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => router.navigate('/event'));
    await press('Undo');
    fireEvent.click(await screen.findByRole('link', { name: 'Open' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/course/${id}`));
  });

  test('offers to try again when the connection is lost, and says when the item is back already', async () => {
    const { fake } = await openList('/course');
    await deleteRow(0);
    fake.fail('POST /v1/bin', 'dropped', 1);
    await press('Undo');
    await answer('Something went wrong.', 'Close');
    const [binned] = fake.data.bin;
    fake.data.courses.push(binned?.item as (typeof fake.data.courses)[number]);
    fake.data.bin = [];
    await press('Try again');
    await screen.findByText('This is not in the bin any more, because it was restored before.');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  test.each(KINDS)('says that an item of %s is back although the response was lost', async (path) => {
    const { fake } = await openList(path);
    const before = structuredClone(itemsOf(fake)[path]);
    await deleteRow(0);
    fake.fail('POST /v1/bin', 'lost', 1);
    await press('Undo');
    await screen.findByText(/ is back as before$/);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(itemsOf(fake)[path]).toEqual(before);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each<[string, Parameters<FakeApi['fail']>[1]]>([
    ['a web page of a proxy', 'malformed'],
    ['too many requests', { status: 429 }],
    ['another request at the same moment', { status: 409, code: 'CONFLICT' }],
    ['an outage', { status: 503 }],
  ])('offers to try again after %s', async (_, fault) => {
    const { fake } = await openList('/event');
    const before = structuredClone(fake.data.events);
    await deleteRow(0);
    fake.fail('POST /v1/bin', fault, 1);
    await press('Undo');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await press('Try again');
    await screen.findByText(/ is back as before$/);
    expect(fake.data.events).toEqual(before);
  });

  test.each(KINDS)('is offered for an item of %s whose deletion has no response, if it is in the bin', async (path) => {
    const { fake } = await openList(path, 3);
    fake.fail('DELETE', 'dropped', 1);
    await deleteRow(0);
    await answer('Something went wrong.', 'Close');
    const before = structuredClone(itemsOf(fake)[path]);
    fake.fail('DELETE', 'lost', 1);
    await deleteRow(0);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await press('Undo');
    await screen.findByText(/ is back as before$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(itemsOf(fake)[path]).toEqual(before);
  });

  test('leaves a form in which somebody types as it is, although others have changed its item', async () => {
    const { fake, router } = await openList('/event', 3);
    await deleteRow(0);
    await screen.findByRole('button', { name: 'Undo' });
    const [event] = fake.data.events;
    await act(() => router.navigate(`/event/${event?._id}`));
    const field = await screen.findByLabelText<HTMLInputElement>('Hyperlink');
    field.focus();
    const goOn = fake.pause('POST /v1/bin');
    Object.assign(event ?? {}, { hyperlink: 'https://theirs.example' });
    await press('Undo');
    fireEvent.change(field, { target: { value: 'https://mine.example' } });
    goOn();
    await screen.findByText(/ is back as before$/);
    await act(() => fake.settled());
    expect([screen.getByLabelText('Hyperlink'), field.value]).toEqual([field, 'https://mine.example']);
    expect(document.activeElement).toBe(field);
  });

  test('says that an item was deleted for good', async () => {
    const { fake } = await openList('/course');
    await deleteRow(0);
    await screen.findByRole('button', { name: 'Undo' });
    fake.data.bin = [];
    await press('Undo');
    await answer('This is not in the bin any more: it was deleted for good.', 'Close');
  });

  test.each([false, true])(
    'brings a question back to its place, with the numbers of its quiz, also without a response to its deletion: %s',
    async (isResponseLost) => {
      const fake = new FakeApi();
      const course = fake.data.courses.find(({ _id }) => _id === 'course-1');
      const ids = fake.data.questions['course-1']?.map(({ _id }) => _id) ?? [];
      const numbers = { quizLimit: ids.length, passCondition: ids.length };
      Object.assign(course ?? {}, numbers);
      await openApp('/quiz/course-1', { fake });
      await binLoaded(fake);
      if (isResponseLost) fake.fail('DELETE', 'lost', 1);
      const [button] = await screen.findAllByRole('button', { name: /^Delete/ });
      // The confirmation names the days once they are known.
      await act(() => fake.settled());
      fireEvent.click(button ?? document.body);
      await answer('It can be restored for 30 days.');
      await screen.findByText('Question deleted');
      expect(course?.quizLimit).toBe(ids.length - 1);
      await press('Undo');
      await screen.findByText('Question is back as before');
      expect(fake.data.questions['course-1']?.map(({ _id }) => _id)).toEqual(ids);
      expect(course).toMatchObject(numbers);
      await waitFor(() =>
        expect(screen.getByLabelText<HTMLInputElement>(/^How many question/).value).toBe(String(ids.length)),
      );
    },
  );

  test('of a question whose course was deleted with it leads to the course', async () => {
    const { fake, router } = await openApp('/quiz/course-1');
    await binLoaded(fake);
    fireEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
    await answer('It can be restored for 30 days.');
    await screen.findByText('Question deleted');
    const [question] = fake.data.bin;
    const course = fake.data.courses.find(({ _id }) => _id === 'course-1');
    // Others have restored the question, and deleted the course then.
    fake.data.courses = fake.data.courses.filter((other) => other !== course);
    if (question && course)
      fake.data.bin = [
        { listed: binItemFixture({ _id: course._id }), item: course, questions: [question.item as never] },
      ];
    await press('Undo');
    await answer('This is in its course, which was deleted. Restore the course.', 'Close');
    fireEvent.click(await screen.findByRole('link', { name: 'Go to the course' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/course-1'));
  });
});

describe('the filter Deleted', () => {
  test.each(KINDS)('of %s restores and deletes for good', async (path) => {
    const { fake, router } = await openList(path);
    const [first] = idsOf(fake, path);
    await deleteRow(0);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await deleteRow(0);
    fireEvent.click(await screen.findByRole('radio', { name: 'Deleted 2' }));
    await screen.findByRole('table', { name: /^Deleted/ });
    expect(router.state.location.search).toBe('?show=deleted');
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(within(rows()[1] ?? document.body).getByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(idsOf(fake, path)).toContain(first);
    await press(/^Delete now/);
    const contents = path === '/course' ? / with its files and \d+ questions?\./ : ' with its files.';
    await screen.findByText(contents, { exact: false });
    await answer('This cannot be taken back.', 'Delete now');
    await screen.findByText(/^No deleted/);
    expect(fake.data.bin).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /^All/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  test.each([
    ['course', '/course?show=deleted&page=2', 'Restore'],
    ['course', '/course?show=deleted&page=2', 'Delete now'],
    ['event', '/event?show=deleted&page=2', 'Restore'],
    ['certificateGroup', '/certificate-group?show=deleted&page=2', 'Delete now'],
    ['question', '/quiz/course-1?page=2', 'Restore'],
  ] as const)('of a %s shows the page before, when the last row of %s goes by %s', async (kind, path, action) => {
    const fake = new FakeApi();
    const course = kind === 'question' ? 'course-1' : null;
    const item = {
      course: fake.data.courses[0],
      event: fake.data.events[0],
      certificateGroup: fake.data.certificateGroups[0],
      question: fake.data.questions['course-1']?.[0],
    }[kind];
    if (!item) throw new Error('The fake has none.');
    for (let index = 0; index < 11; index += 1) {
      const _id = `gone-${index}`;
      const listed = binItemFixture({ _id, kind, title: `Gone ${index}`, course });
      fake.data.bin.push({ listed, item: { ...item, _id }, questions: [] });
    }
    const { router } = await openApp(path, { fake });
    const table = await screen.findByRole('table', { name: /^Deleted/ });
    const rowsOf = () => within(table).getAllByRole('row').slice(1);
    await waitFor(() => expect(rowsOf()).toHaveLength(1));
    fireEvent.click(within(table).getByRole('button', { name: new RegExp(`^${action}`) }));
    if (action === 'Delete now') await answer('This cannot be taken back.', 'Delete now');
    await waitFor(() => expect(rowsOf()).toHaveLength(10));
    expect(router.state.location.search).not.toContain('page');
  });

  test('says that an item is restored although the response was lost', async () => {
    const { fake } = await openList('/event', 1);
    await deleteRow(0);
    await screen.findByRole('radio', { name: 'Deleted 1' });
    fireEvent.click(screen.getByRole('radio', { name: 'Deleted 1' }));
    fake.fail('POST /v1/bin', 'lost', 1);
    await press(/^Restore/);
    await screen.findByText(/ restored as a draft$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is there when the list itself has become empty', async () => {
    const fake = new FakeApi({ sizes: { courses: 1 } });
    await openApp('/course', { fake });
    await waitFor(() => expect(rows()).toHaveLength(1));
    await deleteRow(0);
    await screen.findByText('No courses yet.');
    fireEvent.click(await screen.findByRole('radio', { name: 'Deleted 1' }));
    await press(/^Restore/);
    await waitFor(() => expect(fake.data.courses).toHaveLength(1));
  });

  test('keeps the focus when it is chosen and left', async () => {
    await openList('/course');
    const choose = async (name: RegExp, caption: string) => {
      const radio = screen.getByRole('radio', { name });
      act(() => radio.focus());
      fireEvent.click(radio);
      await screen.findByRole('table', { name: caption });
      expect(document.activeElement).toBe(screen.getByRole('radio', { name }));
    };
    await screen.findByRole('radio', { name: 'Deleted 0' });
    await choose(/^Deleted/, 'Deleted courses');
    await choose(/^All/, 'Courses');
  });

  test('names untitled items apart', async () => {
    const fake = new FakeApi({ sizes: { courses: 2 } });
    for (const course of fake.data.courses) course.title = null;
    const { router } = await openApp('/course', { fake });
    const [first, second] = fake.data.courses.map(({ _id }) => _id);
    for (const left of [1, 0]) {
      await waitFor(() => expect(rows()).toHaveLength(left + 1));
      await deleteRow(0);
      await waitFor(() => expect(fake.data.courses).toHaveLength(left));
    }
    await act(() => router.navigate('/course?show=deleted'));
    await screen.findByRole('button', { name: `Restore (Draft) ${second}` });
    await press(`Delete now (Draft) ${first}`);
    await answer('This cannot be taken back.', 'Delete now');
    await screen.findByText('Draft deleted for good');
    await press(`Restore (Draft) ${second}`);
    await screen.findByText('Draft restored as a draft, at the end of the sequence');
  });

  test('counts what the search finds', async () => {
    const fake = new FakeApi({ sizes: { courses: 2 } });
    for (const [index, title] of ['Burns', 'Airway'].entries())
      Object.assign(fake.data.courses[index] ?? {}, { title });
    const { router } = await openApp('/course', { fake });
    for (const left of [1, 0]) {
      await waitFor(() => expect(rows()).toHaveLength(left + 1));
      await deleteRow(0);
      await waitFor(() => expect(fake.data.courses).toHaveLength(left));
    }
    await act(() => router.navigate('/course?keyword=burns'));
    await screen.findByRole('radio', { name: 'Deleted' });
    await act(() => router.navigate('/course?show=deleted&keyword=burns'));
    await screen.findByRole('radio', { name: 'Deleted 1' });
  });

  test('is searched by title, and survives a reload', async () => {
    const fake = new FakeApi({ sizes: { courses: 2 } });
    for (const [index, title] of ['Burns', 'Airway'].entries())
      Object.assign(fake.data.courses[index] ?? {}, { title });
    const { router } = await openApp('/course', { fake });
    await waitFor(() => expect(rows()).toHaveLength(2));
    await deleteRow(0);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await deleteRow(0);
    await act(() => router.navigate('/course?show=deleted&keyword=burns'));
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Burns')]),
    );
  });
});

test('the quiz editor lists its deleted questions, and restores them', async () => {
  const { fake } = await openApp('/quiz/course-1');
  const question = fake.data.questions['course-1']?.[0];
  await binLoaded(fake);
  fireEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
  expect(screen.queryByRole('region', { name: 'Deleted questions' })).toBeNull();
  await answer('It can be restored for 30 days.');
  const table = within(await screen.findByRole('table', { name: 'Deleted questions' }));
  await table.findByText(question?.question ?? '');
  const restore = table.getByRole('button', { name: /^Restore/ });
  restore.focus();
  fireEvent.click(restore);
  await screen.findByText('No deleted questions.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Deleted questions' })));
  expect(fake.data.questions['course-1']?.at(-1)?._id).toBe(question?._id);
});

test('Restore in Activity brings an item back, and is gone once it is back', async () => {
  const { fake, router } = await openList('/course');
  const [id = ''] = idsOf(fake, '/course');
  await deleteRow(0);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const line = activityFixture({
    _id: 'deletion',
    at: new Date().toISOString(),
    action: 'course.deleted',
    subject: { kind: 'course', _id: id, title: 'Burns' },
    changes: [],
  });
  fake.data.activity.unshift(line);
  await act(() => router.navigate('/setting?section=activity'));
  const restore = await screen.findByRole('button', { name: 'Restore Burns' });
  fake.data.activity.unshift({ ...line, _id: 'restore', action: 'course.restored' });
  fireEvent.click(restore);
  await screen.findByText('Burns restored as a draft, at the end of the sequence');
  await waitFor(() => expect(restore.isConnected).toBe(false));
  expect(idsOf(fake, '/course')).toContain(id);
});
