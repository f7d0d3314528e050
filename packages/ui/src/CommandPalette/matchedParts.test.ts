// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { matchedParts } from './matchedParts.ts';

/** The parts in one text, matches in brackets. */
const marked = (text: string, search: string) =>
  matchedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matchedParts', () => {
  test.each([
    ['Theresa Brandstätter', 'theresa', '[Theresa] Brandstätter'],
    ['Theresa Brandstätter', 'brand the', '[The]resa [Brand]stätter'],
    ['Anatomy basics', 'a', '[A]n[a]tomy b[a]sics'],
    ['banana', 'ana', 'b[anana]'],
    ['Straße', 'STRASSE', '[Straße]'],
    ['ﬁne', 'f', '[ﬁ]ne'],
    ['กำลัง', 'กํา', '[กำ]ลัง'],
    ['Zoë 👩‍⚕️ Ward', 'ward', 'Zoë 👩‍⚕️ [Ward]'],
    ['Wound\u00a0Care', 'wound care', '[Wound]\u00a0[Care]'],
    ['Anatomy', ' ', 'Anatomy'],
    ['Anatomy', 'zzz', 'Anatomy'],
    ['', 'a', ''],
  ])('%j searched for %j is %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
