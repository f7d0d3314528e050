import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutReplacement } from './undo.ts';

const replaced = { before: 'Anatomy', after: 'Old name' };

test.each([
  ['Old name', 'Anatomy'],
  ['Old name of it', 'Anatomy of it'],
  ['The Old name', 'The Anatomy'],
  ['Old (first) name', 'Anatomy(first) '],
  ['Old na', 'Anatomy'],
  ['Something', 'Something'],
  ['', ''],
])('a replacement that reads %j now is taken back as %j', (text, expected) => {
  expect(withoutReplacement(text, replaced)).toBe(expected);
});

const words = fc.string({ unit: 'grapheme' });

test('taking back a replacement restores the text before, and loses nothing that was typed after it', () => {
  fc.assert(
    fc.property(words, words, words, (before, after, typed) => {
      expect(withoutReplacement(after, { before, after })).toBe(before);
      if (after !== '') expect(withoutReplacement(after + typed, { before, after })).toBe(before + typed);
    }),
  );
});
