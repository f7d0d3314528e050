import { FakeApi } from '@cpd/api/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, binLoaded, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const description = async () => {
  const dialog = await screen.findByRole('alertdialog');
  const ids = dialog.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => [...(document.getElementById(id)?.children ?? [])].map(({ textContent }) => textContent));
};

const itemsOf = ({ data }: FakeApi) => ({
  '/course': data.courses,
  '/event': data.events,
  '/certificate-group': data.certificateGroups,
});

const kinds = ['/course', '/event', '/certificate-group'] as const;

test.each(kinds)('enabling an item of %s says what follows, in the description of the dialog', async (path) => {
  const fake = new FakeApi();
  const [item] = itemsOf(fake)[path];
  Object.assign(item ?? {}, { isEnable: false });
  await openApp(`${path}/${item?._id}`, { fake });
  await press('Enable');
  expect(await description()).toEqual([
    `Are you sure to enable item: ${item?._id}`,
    expect.stringMatching(/^Learners see it at once, and there is no way to disable it\./),
  ]);
});

test.each([
  ['/course', { questionCount: 5 }, 'This deletes its PDF and 5 questions too.'],
  ['/event', { images: [{ _id: 'a' }, { _id: 'b' }] }, 'This deletes its 2 posters too.'],
  ['/certificate-group', {}, 'This deletes its template too.'],
] as const)('deleting an item of %s says what goes with it', async (path, fields, contents) => {
  const fake = new FakeApi();
  const items = itemsOf(fake)[path];
  const [item] = items;
  Object.assign(item ?? {}, { ...fields, isEnable: true });
  items.length = 1;
  fake.data.certificates = [];
  await openApp(path, { fake });
  await binLoaded(fake);
  await press(/^Delete /);
  expect(await description()).toEqual([
    expect.stringMatching(new RegExp(`^Are you sure to delete item:? ${item?._id}$`)),
    `Learners no longer see it. ${contents} It can be restored as a draft for 30 days.`,
  ]);
});

test('deleting a question says what follows', async () => {
  const { fake } = await openApp('/quiz/course-1');
  const [question] = fake.data.questions['course-1'] ?? [];
  await binLoaded(fake);
  await press(new RegExp(`^Delete ${question?.question.slice(0, 10)}`));
  expect(await description()).toEqual([question?.question, 'It can be restored for 30 days.']);
});

test('a server without a bin shows nothing of it, and gets no request for it', async () => {
  const fake = new FakeApi({ sizes: { courses: 1 } });
  fake.removeCapabilities('bin');
  const { router } = await openApp('/quiz/course-1', { fake });
  await screen.findByRole('table', { name: /^Questions/ });
  await act(() => router.navigate('/course?show=deleted'));
  await press(/^Delete Anatomy basics/);
  expect((await description())[1]).toMatch(/This cannot be taken back\.$/);
  await answer('This cannot be taken back.');
  await screen.findByText('Anatomy basics deleted');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('radio', { name: /^Deleted/ })).toBeNull();
  await fake.settled();
  expect(fake.requests.filter(({ name }) => name.includes('/bin'))).toEqual([]);
});
