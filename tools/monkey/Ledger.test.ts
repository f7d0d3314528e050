import { expect, test } from 'vitest';
import type { Change, Fields } from './changeOf.ts';
import { Ledger } from './Ledger.ts';

/** What is lost after these changes, where the backend holds these resources. */
function losses(changes: readonly Change[], held: Record<string, Fields>): Promise<string[]> {
  const ledger = new Ledger();
  for (const change of changes) ledger.record(change);
  return ledger.losses(async (resource) => held[resource]);
}

test('the last acknowledged value of each field holds', async () => {
  const changes = [
    { resource: 'course/1', fields: { title: 'A', cover: 'i1' } },
    { resource: 'course/1', fields: { title: 'B' } },
  ];
  expect(await losses(changes, { 'course/1': { title: 'B', cover: { _id: 'i1' } } })).toEqual([]);
  expect(await losses(changes, { 'course/1': { title: 'A', cover: { _id: 'i1' } } })).toEqual([
    'course/1: title was acknowledged as "B" and is "A"',
  ]);
});

test('an order counts, and nothing is the same as an empty text', async () => {
  const changes = [{ resource: 'event/1', fields: { images: ['a', 'b'], hyperlink: '' } }];
  expect(await losses(changes, { 'event/1': { images: [{ _id: 'a' }, { _id: 'b' }], hyperlink: null } })).toEqual([]);
  expect(await losses(changes, { 'event/1': { images: [{ _id: 'b' }, { _id: 'a' }], hyperlink: null } })).toEqual([
    'event/1: images was acknowledged as ["a","b"] and is ["b","a"]',
  ]);
});

test('what was created is there, and what was deleted is not', async () => {
  const created: Change = { resource: 'course/1', fields: {} };
  const deleted: Change = { resource: 'course/1', fields: 'deleted' };
  expect(await losses([created], {})).toEqual(['course/1 was acknowledged and is not there']);
  expect(await losses([created, deleted], {})).toEqual([]);
  expect(await losses([created, deleted], { 'course/1': {} })).toEqual(['course/1 was deleted and is there']);
});

test('a question goes with its course', async () => {
  const changes: Change[] = [
    { resource: 'question/1', fields: { course: '1', question: '?' } },
    { resource: 'course/1', fields: 'deleted' },
  ];
  expect(await losses(changes, {})).toEqual([]);
});

test('fields that the backend may have lowered are no longer known', async () => {
  const changes: Change[] = [
    { resource: 'course/1', fields: { title: 'A', quizLimit: 3 } },
    { resource: 'question/1', fields: 'deleted', unsettled: ['quizLimit'] },
  ];
  expect(await losses(changes, { 'course/1': { title: 'A', quizLimit: 2 } })).toEqual([]);
});
