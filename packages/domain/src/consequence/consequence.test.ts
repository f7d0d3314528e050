import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import {
  certificateGroupContents,
  certificateGroupObstacle,
  courseContents,
  deletionConsequence,
  enablingConsequence,
  eventContents,
} from './consequence.ts';

test.each([
  [
    30,
    'Learners see it at once, and there is no way to disable it. Deleting it takes it off line, and it can be restored as a draft.',
  ],
  [
    null,
    'Learners see it at once, and there is no way to disable it. Only deleting it takes it off line, which cannot be taken back.',
  ],
])('enabling an item that can be restored for %j days says: %s', (days, text) => {
  expect(enablingConsequence(days).map(english).join(' ')).toBe(text);
});

const file = { _id: 'pdf' };

describe('deleting', () => {
  test.each([
    ['an empty draft', {}, null, 'This cannot be taken back.'],
    ['an empty draft with a bin', {}, 30, 'It can be restored for 30 days.'],
    ['a draft with a bin of a day', {}, 1, 'It can be restored for 1 day.'],
    [
      'an enabled course',
      { isEnable: true, contents: courseContents({ file, questionCount: 5 }) },
      null,
      'Learners no longer see it. This deletes its PDF and 5 questions too. This cannot be taken back.',
    ],
    [
      'an enabled course with a bin',
      { isEnable: true, contents: courseContents({ file, questionCount: 1 }) },
      30,
      'Learners no longer see it. This deletes its PDF and 1 question too. It can be restored as a draft for 30 days.',
    ],
    [
      'a course whose questions are not counted',
      { contents: courseContents({ file, questionCount: null }) },
      30,
      'This deletes its PDF too. It can be restored for 30 days.',
    ],
    [
      'an event',
      { contents: eventContents({ images: [1, 2, 3] }) },
      30,
      'This deletes its 3 posters too. It can be restored for 30 days.',
    ],
    [
      'a certificate group',
      { contents: certificateGroupContents({ template: { _id: 'image' } }) },
      30,
      'This deletes its template too. It can be restored for 30 days.',
    ],
    [
      'an empty item of any kind',
      {
        contents: [
          ...courseContents({ file: null, questionCount: 0 }),
          ...eventContents({ images: [] }),
          ...certificateGroupContents({ template: null }),
        ],
      },
      30,
      'It can be restored for 30 days.',
    ],
    [
      'a certificate group without certificates',
      { obstacle: certificateGroupObstacle({ issuedCount: 0 }) },
      30,
      'It can be restored for 30 days.',
    ],
    [
      'a certificate group with certificates',
      { isEnable: true, contents: [sentence('template')], obstacle: certificateGroupObstacle({ issuedCount: 2 }) },
      30,
      'Certificates were issued in it. A group with certificates cannot be deleted.',
    ],
  ])('%s says what follows', (_, item, days, text) => {
    expect(deletionConsequence(item, days).map(english).join(' ')).toBe(text);
  });
});
