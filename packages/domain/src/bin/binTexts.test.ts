import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { lineInBin, restoredMessage } from './bin.ts';

test.each([
  ['course', [], 'Burns restored as a draft, at the end of the sequence'],
  ['event', [], 'Burns restored as a draft'],
  ['certificateGroup', [], 'Burns restored as a draft'],
  ['question', [], 'Question restored at the end of the quiz'],
  [
    'course',
    ['GROUP_GONE'],
    'Burns restored as a draft, at the end of the sequence. Its certificate group was deleted. Choose another one.',
  ],
  ['event', ['ALREADY_RESTORED'], 'This is not in the bin any more, because it was restored before.'],
  ['event', ['NEWER_NOTE'], 'Burns restored as a draft. Of a newer server.'],
] as const)('restoring a %s with the notes %j says: %s', (kind, notes, message) => {
  const told = notes.map((code) => ({ code, message: 'Of a newer server.' }));
  const item = { kind, name: 'Burns', notes: told, exact: false };
  expect(restoredMessage([item]).map(english).join(' ')).toBe(message);
});

const course = { kind: 'course', name: 'Burns', notes: [], exact: true } as const;
const question = { ...course, kind: 'question' } as const;
const off = { code: 'GROUP_NOT_ENABLED', message: 'Of a newer server.' };

test.each([
  ['one', [course], 'Burns is back as before'],
  ['a question', [question], 'Question is back as before'],
  ['several', [course, question], '2 items are back as before'],
  ['several, of which one is a draft now', [course, { ...course, exact: false }], '2 items restored'],
  [
    'several with the same note',
    [
      { ...course, exact: false, notes: [off] },
      { ...course, exact: false, notes: [off] },
    ],
    '2 items restored. Its certificate group is not enabled. Enable that first, or choose another one.',
  ],
])('undoing the deletion of %s says what has become of it', (_, items, message) => {
  expect(restoredMessage(items).map(english).join(' ')).toBe(message.toString());
});

describe('a line of the history', () => {
  const subject = { _id: 'course-1', title: 'Burns' };
  const question = { field: 'question', before: { _id: 'q-1', name: 'Which?' }, after: null };

  test.each([
    ['course.deleted', [], { kind: 'course', id: 'course-1', name: 'Burns' }],
    ['course.restored', [], { kind: 'course', id: 'course-1', name: 'Burns' }],
    ['question.deleted', [question], { kind: 'question', id: 'q-1', name: 'Which?' }],
    ['question.deleted', [{ ...question, before: 'Which?' }], null],
    ['question.deleted', [], null],
    ['course.saved', [], null],
    ['user.deleted', [], null],
  ])('%s with the changes %j is about the item %j of the bin', (action, changes, item) => {
    expect(lineInBin({ action, subject, changes })).toEqual(item);
  });
});
