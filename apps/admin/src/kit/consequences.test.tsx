import { FakeApi } from '@cpd/api/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

afterEach(cleanup);

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
  await openApp(path, { fake });
  await press(/^Delete /);
  expect(await description()).toEqual([
    expect.stringMatching(new RegExp(`^Are you sure to delete item:? ${item?._id}$`)),
    `Learners no longer see it. ${contents} This cannot be taken back.`,
  ]);
});

test('deleting a question says what follows', async () => {
  const { fake } = await openApp('/quiz/course-1');
  const [question] = fake.data.questions['course-1'] ?? [];
  await press(new RegExp(`^Delete ${question?.question.slice(0, 10)}`));
  expect(await description()).toEqual([question?.question, 'This cannot be taken back.']);
});
