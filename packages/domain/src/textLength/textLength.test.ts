import { describe, expect, test } from 'vitest';
import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, titleProblem, tooLongMessage } from './index.ts';

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

  test.each([
    ['fits', ' Anatomy ', undefined],
    ['is empty', '', undefined],
    ['is nothing but blanks', ' \t ', 'Title is required.'],
    ['is too long', 'a'.repeat(501), 'Title must have at most 500 characters; it has 501.'],
  ])('a title that %s is told so', (_, text, message) => {
    expect(titleProblem('Title', text)).toBe(message);
  });
});
