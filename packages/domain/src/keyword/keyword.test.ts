import { describe, expect, test } from 'vitest';
import { isIndexed, matchesKeyword, sentKeyword } from './keyword.ts';

describe('keyword', () => {
  test.each([
    ['anatomy', 'anatomy'],
    ['  two words ', 'two words'],
    ['', undefined],
    [' \t', undefined],
    ['\u200b\u2800', undefined],
  ])('the keyword %j is sent as %j', (text, keyword) => {
    expect(sentKeyword(text)).toBe(keyword);
  });

  test.each([
    ['at the beginning', 'ana', 'Anatomy basics'],
    ['in the middle', 'TOMY b', 'Anatomy basics'],
    ['in a later text', 'bones', 'Anatomy', 'On bones'],
    ['after a missing text', 'bones', null, undefined, 'On bones'],
    ['in Greek with either sigma', 'ΟΔΟΣ', 'οδος'],
    ['in Greek by its final sigma', 'οδος', 'ΟΔΟΣ'],
    ['in German', 'STRASSE', 'Hauptstraße'],
    ['in German by its capital letter', 'HAUPTSTRAẞE', 'Hauptstraße'],
    ['in Cyrillic', 'сердце', 'СЕРДЦЕ'],
    ['in Thai', 'แพทย์', 'วารสารแพทย์ไทย'],
    ['in another encoding of the same letters', 'Cafe\u0301', 'CAFÉ'],
    ['with spaces around it', ' bones ', 'On bones and joints'],
    ['with another kind of space', 'basic life', 'Basic\u00a0Life Support'],
    ['in Thai by SARA AM in two parts', 'น\u0e4d\u0e49\u0e32', 'หยดน้ำ'],
    ['as an empty text', '', 'Anatomy'],
    ['as invisible characters', '\u200b', 'Anatomy'],
    ['as blanks', '  ', ''],
    ['as nothing in a missing text', '', null],
  ])('a keyword is found %s', (_, keyword, ...texts) => {
    expect(matchesKeyword(keyword, ...texts)).toBe(true);
  });

  test.each([
    ['another word', 'bones', 'Anatomy'],
    ['across two texts', 'anatomy on', 'Anatomy', 'on bones'],
    ['a pattern', 'a.*y', 'Anatomy'],
    ['missing texts', 'e', null, undefined],
  ])('a keyword is not found in %s', (_, keyword, ...texts) => {
    expect(matchesKeyword(keyword, ...texts)).toBe(false);
  });

  test.each([
    ['ecg', true],
    ['a1b', true],
    ['101', true],
    ['on ecg', true],
    ['ครู', true],
    ['心電図', true],
    // A ligature of two letters.
    ['ﬁx', true],
    ['ec', false],
    ['心電', false],
    ['e c g', false],
    ['ec-ec', false],
    ['%_%', false],
    ['', false],
  ])('the index can find the keyword %j: %s', (keyword, isFound) => {
    expect(isIndexed(keyword)).toBe(isFound);
  });
});
