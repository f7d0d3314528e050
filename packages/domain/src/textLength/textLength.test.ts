import { describe, expect, test } from 'vitest';
import { multiLineProblem, QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, textProblem, titleProblem } from './textLength.ts';

describe('text length', () => {
  test('titles, names and choices have at most 500 characters, questions 5000', () => {
    expect([TITLE_MAX_LENGTH, QUESTION_MAX_LENGTH]).toEqual([500, 5000]);
  });

  test.each([
    ['no characters', '', undefined],
    ['as many characters as allowed', 'aaa', undefined],
    ['one character more', 'aaaa', 'Title must have at most 3 characters; it has 4.'],
  ])('a text of %s gets a message when it is too long', (_, text, message) => {
    expect(textProblem('Title', text, 3)).toBe(message);
  });

  test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
    'a text with the bidi override character %j is rejected (rule FO7)',
    (character) => {
      expect(textProblem('Title', `gpj.${character}fdp`, 500)).toBe(
        'Title has hidden characters that turn the direction of writing. Type it instead of pasting it.',
      );
    },
  );

  test.each([
    ['a tab', 'a\tb', 'Title has a tab. Replace it with a space.'],
    ['an escape', 'a\u001b[31m', 'Title has hidden control characters. Type it instead of pasting it.'],
    ['a line break', 'a\nb', 'Title has hidden control characters. Type it instead of pasting it.'],
  ])('a single-line text with %s is rejected', (_, text, message) => {
    expect(textProblem('Title', text, 500)).toBe(message);
  });

  test.each([
    ['line breaks', 'a\nb\r\nc', undefined],
    ['a tab', 'a\n\tb', 'The question has a tab. Replace it with a space.'],
    ['an escape', 'a\n\u001b[31m', 'The question has hidden control characters. Type it instead of pasting it.'],
    ['too many characters', 'a\n'.repeat(11), 'The question must have at most 20 characters; it has 22.'],
  ])('a text of several lines with %s is checked before it is sent', (_, text, message) => {
    expect(multiLineProblem('The question', text, 20)).toBe(message);
  });

  test.each(['\u200eA', 'שלום\u200f!', 'می\u200cخواهم', '👩\u200d⚕️', '\u061cع'])(
    'the marks and joiners of %j are accepted (rule FO7)',
    (text) => {
      expect(textProblem('Title', text, 500)).toBeUndefined();
    },
  );

  test.each([
    ['fits', ' Anatomy ', undefined],
    ['is empty', '', undefined],
    ['is blank', ' \t ', 'Title is required.'],
    ['is invisible', '\u200b\u2800\ufffc', 'Title is required.'],
    ['is too long', 'a'.repeat(501), 'Title must have at most 500 characters; it has 501.'],
  ])('a title that %s is checked before it is sent', (_, text, message) => {
    expect(titleProblem('Title', text)).toBe(message);
  });
});
