import { describe, expect, test } from 'vitest';
import {
  isIndexed,
  isNameOf,
  keywordWords,
  matchesCourse,
  matchesEvent,
  matchesKeyword,
  matchesPerson,
  sentKeyword,
} from './keyword.ts';

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
    ['Byron-King, Augusta', ['BYRON', 'KING', 'AUGUSTA']],
    [' 山田　太郎 ', ['山田', '太郎']],
    ['ジョン・スミス', ['ジョン', 'スミス']],
    ['example.org/ecg-night', ['EXAMPLE', 'ORG', 'ECG', 'NIGHT']],
    ['the cat the', ['THE', 'CAT']],
    [' - ', ['-']],
    ["O’Connor's", ['OCONNORS']],
    ["'", []],
    ['\u200b', []],
  ])('the words of the keyword %j are %j', (keyword, words) => {
    expect(keywordWords(keyword)).toEqual(words);
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
    ['with its words in another order', 'basics anatomy', 'Anatomy basics'],
    ['with its words in two texts', 'anatomy bones', 'Anatomy', 'On bones'],
    ['without accents', 'resume', 'Résumé'],
    ['with accents that the text does not have', 'résumé', 'Resume'],
    ['without an apostrophe', 'crohns', 'Crohn’s disease'],
    ['with an apostrophe that the text does not have', "crohn's", 'Crohns disease'],
    ['with a blank for an apostrophe', 'crohn s', "Crohn's disease"],
    ['with a hyphen for a blank', 'basic-life', 'Basic life support'],
  ])('a keyword is found %s', (_, keyword, ...texts) => {
    expect(matchesKeyword(keyword, ...texts)).toBe(true);
  });

  const [ada, yamada] = [
    { firstName: 'Augusta Ada', lastName: 'Byron-King' },
    { firstName: '太郎', lastName: '山田' },
  ];
  test.each([
    ['Byron-King, Augusta', ada],
    ['king ada', ada],
    ['ada augusta', ada],
    ['Augusta Ada Byron-King', ada],
    ['byronking', { firstName: 'Ada', lastName: 'Byron King' }],
    ['Byron-King', { firstName: 'Ada', lastName: 'Byron King' }],
    ['山田太郎', yamada],
    ['山田 太郎', yamada],
    ['太郎 山田', yamada],
    ['太郎山田', yamada],
    ['山田　太', yamada],
    ['김철수', { firstName: '철수', lastName: '김' }],
    ['สมชายใจดี', { firstName: 'สมชาย', lastName: 'ใจดี' }],
    ['عبدالله', { firstName: 'عبد الله', lastName: 'أحمد' }],
    ['احمد عبد الله', { firstName: 'عبدالله', lastName: 'أحمد' }],
    ['hang nguyen', { firstName: 'Nguyễn Thị', lastName: 'Hằng' }],
    ['jovanovic', { firstName: 'Mira', lastName: 'Jovanović' }],
    ['sean oconnor', { firstName: 'Seán', lastName: 'O’Connor' }],
    ['o connor', { firstName: 'Seán', lastName: "O'Connor" }],
    ["o'connor", { firstName: 'Seán', lastName: 'OConnor' }],
    ['brandstatter', { firstName: 'Eva', lastName: 'Brandstätter' }],
    ['Hằng Nguyễn', { firstName: 'Nguyễn Thị', lastName: 'Hằng' }],
    ['ada mill.example', { firstName: 'Ada', lastName: null }],
    ['', {}],
  ])('%j finds the person %j', (keyword, names) => {
    expect(matchesPerson(keyword, names, null, 'ada@mill.example')).toBe(true);
  });

  test.each([
    ['Byron, Charles', ada],
    ['山田花子', yamada],
    ['郎山', { firstName: '太郎', lastName: null }],
  ])('%j does not find the person %j', (keyword, names) => {
    expect(matchesPerson(keyword, names)).toBe(false);
  });

  test.each([
    ['Augusta Ada Byron-King', ada, true],
    ['Byron-King, Augusta Ada', ada, true],
    ['AUGUSTA ADA BYRON KING', ada, true],
    ['山田太郎', yamada, true],
    ['太郎 山田', yamada, true],
    ['Lovelace', { firstName: null, lastName: 'Lovelace' }, true],
    ['Ana Jovanovic', { firstName: 'Ana', lastName: 'Jovanović' }, true],
    ["Sean O'Connor", { firstName: 'Seán', lastName: 'O’Connor' }, true],
    ['OConnor Sean', { firstName: 'Seán', lastName: 'O’Connor' }, true],
    ['-', { firstName: null, lastName: null }, false],
    ['Ada Byron-King', ada, false],
    ['Augusta Ada', ada, false],
    ['Ann Lee', { firstName: 'Joann', lastName: 'Leeds' }, false],
    ['', { firstName: '', lastName: null }, false],
  ])('%j is the whole name of %j: %s', (keyword, names, isWhole) => {
    expect(isNameOf(keyword, names)).toBe(isWhole);
  });

  test.each([
    ['the hamza of an alef', 'امراض', 'أمراض القلب'],
    ['a doubled letter', 'العامة', 'الصحة العامّة'],
    ['teh marbuta', 'صحه', 'الصحة العامّة'],
    ['digits', '2026', 'مؤتمر ٢٠٢٦'],
  ])('a keyword of Arabic is found without %s', (_, keyword, text) => {
    expect(matchesKeyword(keyword, text)).toBe(true);
  });

  test.each([
    ['another word', 'bones', 'Anatomy'],
    ['one of its words alone', 'anatomy heart', 'Anatomy', 'on bones'],
    ['the end of a text and the start of the next', 'mya', 'Anatomy', 'Aorta'],
    ['a pattern', 'a.*y', 'Anatomy'],
    ['missing texts', 'e', null, undefined],
  ])('a keyword is not found in %s', (_, keyword, ...texts) => {
    expect(matchesKeyword(keyword, ...texts)).toBe(false);
  });

  test.each([
    ['its title', 'anatomy', true],
    ['its certificate group', 'cardio', true],
    ['its id', 'c-17', true],
    ['nothing of it', 'ecg', false],
    ['two of its texts', 'cardio anatomy', true],
    ['every course', ' ', true],
  ])('a course is searched by %s', (_, keyword, isFound) => {
    const course = { _id: 'c-17', title: 'Anatomy', certificateGroup: { name: 'Cardiology' } };
    expect(matchesCourse(keyword, course)).toBe(isFound);
    expect(matchesCourse(keyword, { _id: 'c-18', title: null, certificateGroup: null })).toBe(keyword === ' ');
  });

  test.each([
    ['ecg night', true],
    ['night ecg', true],
    ['Ecg-Night', true],
    ['example.org 2026', true],
    ['org/2026/ecg', true],
    ['cafe', true],
    ['ประชุม', true],
    ['ecg nights', false],
  ])('the keyword %j finds an event by its link: %s', (keyword, isFound) => {
    const hyperlink =
      'https://example.org/2026/ecg-night/caf%C3%A9-%E0%B8%9B%E0%B8%A3%E0%B8%B0%E0%B8%8A%E0%B8%B8%E0%B8%A1';
    expect(matchesEvent(keyword, { hyperlink })).toBe(isFound);
    expect(matchesEvent(keyword, { hyperlink: null })).toBe(false);
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
