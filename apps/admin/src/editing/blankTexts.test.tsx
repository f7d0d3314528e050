import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const WRITES = ['POST /v1/quiz', 'POST /v1/certificate-group', 'POST /v1/administrator', 'PATCH /v1/course'];

/** Each field that a text is typed into: where it is, what opens its form, what sends it, and its message. */
const FIELDS: readonly (readonly [string, string, string | null, RegExp, string, string])[] = [
  ["a course's title", '/course/course-1', null, /^Title/, 'Save', 'Title is required.'],
  ["a group's name", '/certificate-group/group-1', null, /^Group name/, 'Save', 'Group name is required.'],
  ['a question', '/quiz/course-1', 'New', /^Question$/, 'Save', 'Enter the question.'],
  ['a choice', '/quiz/course-1', 'New', /^Choice 1$/, 'Save', 'Enter choice 1.'],
  [
    "an administrator's name",
    '/setting?section=administrators',
    'Add administrator',
    /^User name/,
    'Add',
    'User name is required.',
  ],
];

describe.each(FIELDS)('%s', (_, address, opener, label, submit, message) => {
  test.each([' ', '\u200b', '\u2800', '\u3164', '\ufffc'])(
    'without visible characters has a message: %j',
    async (text) => {
      const { fake } = await openApp(address);
      if (opener !== null) await press(opener);
      await type(label, text);
      await press(submit);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(WRITES.map((name) => fake.count(name))).toEqual([0, 0, 0, 0]);
    },
  );
});
