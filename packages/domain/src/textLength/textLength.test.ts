import { describe, expect, test } from 'vitest';
import { isBlankText, QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, textProblem, titleProblem } from './textLength.ts';

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
    expect(textProblem('Title', text, 3)).toBe(message);
  });

  test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
    'a text with %j, which turns the direction of writing, is told (rule FO7)',
    (character) => {
      expect(textProblem('Title', `gpj.${character}fdp`, 500)).toBe(
        'Title has hidden characters that turn the direction of writing. Type it instead of pasting it.',
      );
    },
  );

  test.each(['\u200eA', 'שלום\u200f!', 'می\u200cخواهم', '👩\u200d⚕️', '\u061cع'])(
    'the marks and joiners of %j, which languages need, are kept (rule FO7)',
    (text) => {
      expect(textProblem('Title', text, 500)).toBeUndefined();
    },
  );

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
