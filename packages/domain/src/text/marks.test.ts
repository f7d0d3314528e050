import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold.ts';
import { MAX_MARKS, normalized, TOO_MANY_MARKS, withFewMarks } from './marks.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

/** Marks, what decomposes to marks, and what may be between marks in one row after a fold. */
const PARTS = [
  '\u0301',
  '\u0316',
  '\u0344',
  '\u064b',
  '\uff9e',
  '\ufe71',
  '\ufcf3',
  '\u0640',
  '\u200b',
  '\u034f',
  '\ufe0f',
];
const texts = fc
  .tuple(fc.array(fc.constantFrom(...PARTS), { maxLength: 400 }), fc.integer({ min: 1, max: 20 }))
  .map(([parts, times]) => `a${parts.join('').repeat(times)}`);

function longestRowOf(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/\p{M}+/gu), ([row]) => [...row].length));
}

describe('a row of combining marks', () => {
  test.each([
    ['30 marks on one letter', `a${'\u0301'.repeat(30)}`, false],
    ['31 marks on one letter', `a${'\u0301'.repeat(31)}`, true],
    ['31 marks without a letter', '\u0301'.repeat(31), true],
    ['many letters with 20 marks each', `a${'\u0301'.repeat(20)}`.repeat(50), false],
    ['31 marks with invisible characters between them', '\u0301\u200b'.repeat(31), true],
    ['31 marks with the stroke that lengthens Arabic words between them', '\u064b\u0640'.repeat(31), true],
    ['31 sound marks of half-width kana', '\uff9e'.repeat(31), true],
    ['31 variation selectors', `❤${'\ufe0f'.repeat(31)}`, true],
    ['a long Thai word', 'น้ำใจ'.repeat(50), false],
    ['a long word of Devanagari', 'क्ष्म्य'.repeat(50), false],
    ['emoji with joiners', '👩\u200d⚕\ufe0f'.repeat(50), false],
    ['spaces', ' '.repeat(50), false],
  ])('is too long or not: %s', (_, text, isTooLong) => {
    expect(TOO_MANY_MARKS.test(text)).toBe(isTooLong);
    expect(withFewMarks(text) === text).toBe(!isTooLong);
  });

  test('keeps the first 30', () => {
    expect(withFewMarks(`a${'\u0301\u0316'.repeat(500)}b`)).toBe(`a${'\u0301\u0316'.repeat(15)}b`);
  });

  test('is found with every character that a fold removes or turns into marks alone', () => {
    const missed: string[] = [];
    for (let point = 0; point < 0xe0fff; point += 1) {
      // Ideographs and syllables are letters, and the planes before that of tags have no others.
      if (point === 0x3400) point = 0xa000;
      if (point === 0xac00) point = 0xe000;
      if (point === 0x20000) point = 0xe0000;
      const character = String.fromCodePoint(point);
      if (!/^A\p{M}*B$/u.test(foldText(`a${character}b`))) continue;
      if (!TOO_MANY_MARKS.test(`\u0301${character}`.repeat(MAX_MARKS + 1))) missed.push(point.toString(16));
    }
    expect(missed).toEqual([]);
  });

  test('is short in every normalization form and in the fold of every text, so that neither takes long', () => {
    fc.assert(
      fc.property(texts, (text) => {
        // A mark has at most three in its decomposition.
        for (const form of FORMS) expect(longestRowOf(normalized(text, form))).toBeLessThanOrEqual(3 * MAX_MARKS);
        expect(longestRowOf(foldText(text))).toBeLessThanOrEqual(3 * MAX_MARKS);
      }),
    );
  });

  test('is short after the longest rows are cut, and is cut once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cut = withFewMarks(text);
        expect(TOO_MANY_MARKS.test(cut)).toBe(false);
        expect(withFewMarks(cut)).toBe(cut);
      }),
    );
  });
});
