import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, titleProblem } from './textLength.ts';

describe('text length', () => {
  test('titles, names and choices have at most 500 characters, questions 5000', () => {
    expect([TITLE_MAX_LENGTH, QUESTION_MAX_LENGTH]).toEqual([500, 5000]);
  });

  test.each([
    ['fits', ' Anatomy ', undefined],
    ['has a tab', 'Anatomy\tbasics', undefined],
    ['is empty', '', undefined],
    ['is blank', ' \t ', 'Title is required.'],
    ['is invisible', '\u200b\u2800\ufffc', 'Title is required.'],
    ['is too long', 'a'.repeat(501), 'Title must have at most 500 characters; it has 501.'],
  ])('a title that %s is checked before it is sent', (_, text, message) => {
    const problem = titleProblem(sentence('Title'), text);
    expect(problem && english(problem)).toBe(message);
  });
});
