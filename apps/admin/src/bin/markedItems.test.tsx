import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const ROW_BOX = { name: /^Mark (?!all)/ };

/** A list of events, of which the first is enabled, the second lacks its posters, and the others are ready. */
async function openEvents(fake = new FakeApi(), path = '/event') {
  for (const [index, event] of fake.data.events.entries())
    Object.assign(event, {
      isEnable: index === 0,
      cover: { _id: 'image-1' },
      images: index === 1 ? [] : [{ _id: 'image-2' }],
    });
  await openApp(path, { fake });
  await screen.findAllByRole('checkbox', ROW_BOX, { timeout: 5_000 });
  return fake;
}

const boxes = () => screen.getAllByRole('checkbox', ROW_BOX);
const mark = (...rows: readonly number[]) => {
  for (const row of rows) fireEvent.click(boxes()[row] ?? document.body);
};
const bar = async () => within(await screen.findByRole('region', { name: 'Marked rows' }));
const isEnabled = (fake: FakeApi, ...rows: readonly number[]) => rows.map((row) => fake.data.events[row]?.isEnable);

test('marked items are enabled together, by one request after one confirmation', async () => {
  const fake = await openEvents();
  mark(2, 3, 4);
  (await bar()).getByText('3 rows marked');
  await press('Enable');
  await answer('Learners see them at once, and there is no way to disable them.', 'Enable');
  await screen.findByText('3 items enabled');
  expect([isEnabled(fake, 2, 3, 4), fake.count('POST /v1/event/bulk')]).toEqual([[true, true, true], 1]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked rows' })).toBeNull());
});

test('an action that one of the marked items does not allow says why', async () => {
  await openEvents();
  mark(1, 2);
  (await bar()).getByRole('button', { name: 'Enable. 1 of 2 lack something' });
  mark(0);
  await (await bar()).findByRole('button', { name: 'Enable. 1 of 3 are enabled already' });
  (await bar()).getByRole('button', { name: 'Delete' });
});

test('marked items of several pages are deleted together, and one Undo brings all back as they were', async () => {
  const fake = await openEvents();
  const before = structuredClone(fake.data.events);
  mark(0, 2);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await (await bar()).findByText('2 rows marked, 2 on other pages');
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { ...ROW_BOX, checked: true })).toEqual([]));
  mark(0);
  await (await bar()).findByText('3 rows marked, 2 on other pages');
  fireEvent.click((await bar()).getByRole('button', { name: 'Delete' }));
  await answer('Learners no longer see 1 of them.', 'Delete');
  await screen.findByText('3 items deleted');
  expect(fake.data.events).toHaveLength(before.length - 3);
  await press('Undo');
  await screen.findByText('3 items are back as before');
  expect(fake.data.events).toEqual(before);
  expect([fake.count('POST /v1/event/bulk'), fake.count('POST /v1/bin/restore')]).toEqual([1, 1]);
});

/** Deletes the first rows together. */
async function deleteRows(...rows: readonly number[]) {
  mark(...rows);
  fireEvent.click((await bar()).getByRole('button', { name: 'Delete' }));
  await answer('Learners no longer see', 'Delete');
  await screen.findByText(`${rows.length} items deleted`);
}

test('deletions that have no response can be undone, once they are found in the bin', async () => {
  const fake = await openEvents();
  const before = structuredClone(fake.data.events);
  fake.fail('POST /v1/event/bulk', 'lost', 1);
  await deleteRows(0, 2, 3);
  expect(screen.queryByText(/not changed/)).toBeNull();
  await press('Undo');
  await screen.findByText('3 items are back as before');
  expect(fake.data.events).toEqual(before);
});

test('items that were enabled without a response count as enabled, also those of another page', async () => {
  const fake = await openEvents();
  mark(2, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await (await bar()).findByText('2 rows marked, 2 on other pages');
  fake.fail('POST /v1/event/bulk', 'lost', 1);
  fireEvent.click((await bar()).getByRole('button', { name: 'Enable' }));
  await answer('Learners see them at once', 'Enable');
  await screen.findByText('2 items enabled');
  expect([isEnabled(fake, 2, 3), screen.queryByText(/not changed/)]).toEqual([[true, true], null]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked rows' })).toBeNull());
});

test('deletions that cannot be undone are offered for a restore together', async () => {
  const fake = await openEvents();
  await deleteRows(0, 2, 3, 4);
  for (const binned of fake.data.bin.slice(1)) Object.assign(binned, { undo: undefined });
  await press('Undo');
  await answer('Restore it instead.', 'Close');
  await screen.findByText('3 items were not restored');
  await press('Restore');
  await screen.findByText('3 items restored');
  expect(fake.data.bin).toEqual([]);
});

test('what failed stays marked, and the bar says why for each row', async () => {
  const fake = await openEvents();
  mark(2, 3);
  await bar();
  // A colleague has deleted it meanwhile.
  fake.data.events.splice(3, 1);
  await press('Enable');
  await answer('Learners see them at once', 'Enable');
  await screen.findByText('1 item enabled');
  await screen.findByText('1 of 2 items not changed');
  (await bar()).getByText(/: There is no such item\.$/);
  (await bar()).getByText('1 row marked, 1 on other pages');
});

test('without the capability, the items are changed one after another, and can be stopped', async () => {
  const fake = new FakeApi();
  fake.removeCapabilities('bulk');
  await openEvents(fake);
  mark(2, 3);
  const release = fake.pause('PATCH /v1/event/enable');
  await bar();
  await press('Enable');
  await answer('Learners see them at once', 'Enable');
  await (await bar()).findByText('Enabling: 0 of 2');
  fireEvent.click((await bar()).getByRole('button', { name: 'Stop' }));
  release();
  await screen.findByText('1 item enabled');
  expect(isEnabled(fake, 2, 3)).toEqual([true, false]);
  (await bar()).getByText('1 row marked');
});

test('another filter clears the marks that are not shown, and says so; Escape clears all', async () => {
  await openEvents();
  mark(0, 2);
  await bar();
  fireEvent.click(screen.getByRole('radio', { name: /^Not enabled/ }));
  await screen.findByText('1 row is no longer marked, because the list shows other rows');
  await (await bar()).findByText('1 row marked');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked rows' })).toBeNull());
});

test('the marked rows are downloaded as CSV', async () => {
  const fake = await openEvents();
  mark(2, 3);
  const ids = [2, 3].map((row) => fake.data.events[row]?._id);
  fireEvent.click((await bar()).getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(fake.count('GET /v1/export/events')).toBe(1));
  expect(fake.requests.find(({ name }) => name === 'GET /v1/export/events')?.query.get('ids')).toBe(ids.join(','));
});

test('marked posts can be downloaded, and nothing else', async () => {
  await openApp('/feed');
  await screen.findAllByRole('checkbox', ROW_BOX, { timeout: 5_000 });
  mark(0);
  const names = (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Download CSV', 'Mark the whole page', 'Clear marks']);
});

test('deleted items cannot be marked', async () => {
  await openEvents();
  mark(0);
  await bar();
  fireEvent.click(screen.getByRole('radio', { name: /^Deleted/ }));
  await screen.findByText('No deleted events.');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked rows' })).toBeNull());
});
