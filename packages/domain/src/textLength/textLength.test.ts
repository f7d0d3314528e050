import { describe, expect, test } from 'vitest';
import { isBlankText, QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, titleProblem, tooLongMessage } from './textLength.ts';

describe('text length', () => {
  test('titles, names and choices have at most 500 characters, questions 5000', () => {
    expect([TITLE_MAX_LENGTH, QUESTION_MAX_LENGTH]).toEqual([500, 5000]);
  });

  test.each([
    ['', true],
    [' \t\n\u00a0\u3000', true],
    ['\u200b\u200d\ufeff', true],
    ['\u202e\u2066\u00ad\u0007', true],
    ['.', false],
    ['\u200bก\u200b', false],
    ['👩‍⚕️', false],
  ])('the text %j shows nothing: %s', (text, isBlank) => {
    expect(isBlankText(text)).toBe(isBlank);
  });

  test.each([
    ['no characters', '', undefined],
    ['as many characters as allowed', 'aaa', undefined],
    ['one character more', 'aaaa', 'Title must have at most 3 characters; it has 4.'],
  ])('a text of %s is told when it is too long', (_, text, message) => {
    expect(tooLongMessage('Title', text, 3)).toBe(message);
  });

  test.each([
    ['fits', ' Anatomy ', undefined],
    ['is empty', '', undefined],
    ['is nothing but blanks', ' \t ', 'Title is required.'],
    ['nobody can see', '\u200b\u200d', 'Title is required.'],
    ['is too long', 'a'.repeat(501), 'Title must have at most 500 characters; it has 501.'],
  ])('a title that %s is checked before it is sent', (_, text, message) => {
    expect(titleProblem('Title', text)).toBe(message);
  });
});
