import { describe, expect, test } from 'vitest';
import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, tooLongMessage } from './index.ts';

describe('text length', () => {
  test('is at most 500 characters in titles, names and choices, and 5000 in questions', () => {
    expect([TITLE_MAX_LENGTH, QUESTION_MAX_LENGTH]).toEqual([500, 5000]);
  });

  test.each([
    ['no text', '', undefined],
    ['as many as may be', 'aaa', undefined],
    ['one more', 'aaaa', 'Title must have at most 3 characters; it has 4.'],
  ])('of %s is told', (_, text, message) => {
    expect(tooLongMessage('Title', text, 3)).toBe(message);
  });
});
