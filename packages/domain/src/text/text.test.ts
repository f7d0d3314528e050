import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitalised, foldForFinding, foldText, isBlankText, isStorableText, listed, terminalText } from './text.ts';

/** Names and titles of many scripts, with the joiners and marks that they need. */
const NAMES = [
  'José Álvarez',
  'Nguyễn Thị Hằng',
  'Иван Петров',
  'Ωμέγα Παπαδόπουλος',
  'שלום\u200f!',
  'محمد\u200e (1)',
  'می\u200cخواهم',
  '山田太郎',
  '김철수',
  'นพ. สมชาย น้ำใจ',
  'ສຸກສະຫວັນ',
  'राम कुमार क\u094d\u200dष',
  'রহিম',
  'தமிழ்',
  '👩\u200d⚕️ Nursing',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'O’Brien-Smith, Jr. & Sons <3',
];

describe('blank text', () => {
  test.each([
    ['nothing', ''],
    ['white space of all kinds', ' \t\n\u0085\u00a0\u1680\u2003\u2028\u3000'],
    ['joiners and a byte order mark', '\u200b\u200d\ufeff'],
    ['direction marks, a soft hyphen and a control character', '\u202e\u2066\u00ad\u0007'],
    ['the blank Braille pattern', '\u2800'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['the placeholder of an object', '\ufffc'],
    ['a variation selector and a tag', '\ufe0f\u{e0041}'],
    ['the Khitan filler and an empty note', '\u{16fe4}\u{1d159}'],
  ])('%s is blank', (_, text) => {
    expect(isBlankText(text)).toBe(true);
  });

  test.each(['.', '0', '\u200bก\u200b', '👩‍⚕️', '⠁', '\u0301', '�', ...NAMES])('%j is not blank', (text) => {
    expect(isBlankText(text)).toBe(false);
  });
});

test.each([
  ['Anatomy 👩‍⚕️', true],
  ['a\u0000b', false],
  ['half \ud83d', false],
])('that the text %j can be stored is %s', (text, expected) => {
  expect(isStorableText(text)).toBe(expected);
});

test.each([
  ['Anna Müller น้ำ', 'Anna Müller น้ำ'],
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['a\r\nb', 'a\\u{d}\\u{a}b'],
  ['\u009b2J', '\\u{9b}2J'],
  ['gpj.\u202efdp', 'gpj.\\u{202e}fdp'],
  ['admin\u200d', 'admin\\u{200d}'],
  ['a\u2028b', 'a\\u{2028}b'],
])('a terminal shows %j as %j', (text, expected) => {
  expect(terminalText(text)).toBe(expected);
});

describe('the fold for searching', () => {
  test.each([
    ['case', 'anatomy', 'ANATOMY'],
    ['ß, ẞ and ss', 'Straße', 'STRASSE', 'STRAẞE'],
    ['the two small sigmas', 'οδος', 'οδοσ', 'ΟΔΟΣ'],
    ['dotted and dotless i', 'istanbul', 'İSTANBUL', 'ıstanbul', 'i̇stanbul'],
    ['Cyrillic case', 'сердце', 'СЕРДЦЕ'],
    ['Armenian and Georgian case', 'և ա', 'ԵՒ Ա'],
    ['composed and decomposed letters', 'Café', 'Cafe\u0301'],
    ['the order of marks', 'a\u0323\u0301', 'a\u0301\u0323'],
    ['width', 'ＣＰＤ１２３', 'cpd123', 'ｃｐｄ１２３'],
    ['half-width kana', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['ligatures', 'ﬁnal', 'final'],
    ['kinds of white space', 'Basic Life', 'Basic\u00a0Life', 'Basic\t Life', ' Basic\nLife ', 'Basic\u3000Life'],
    ['invisible characters', 'Basic', 'Ba\u200bsic', 'Ba\u00adsic', 'Bas\ufeffic', 'Bas\u2060ic'],
    ['a joiner that Persian needs', 'می\u200cخواهم', 'میخواهم'],
    [
      'SARA AM in one part, or in two, on either side of a tone mark',
      'น้ำ',
      'น\u0e49\u0e4d\u0e32',
      'น\u0e4d\u0e49\u0e32',
    ],
    ['Lao AM likewise', 'ນ້ຳ', 'ນ\u0ec9\u0ecd\u0eb2', 'ນ\u0ecd\u0ec9\u0eb2'],
    ['a tone mark on either side of its vowel', 'กี่', 'ก\u0e48\u0e35'],
    ['SARA AE typed as two SARA E', 'แพทย์', 'เเพทย์'],
    ['apostrophes', "O'Brien", 'O’Brien', 'O‘Brien', 'Oʼbrien', 'O`Brien', 'O´Brien', 'O′Brien', 'O＇Brien'],
    ['an okina', "Hawai'i", 'Hawaiʻi'],
    ['quotation marks', '"a"', '“a”', '„a“', '«a»', '″a″', '〝a〟', '＂a＂'],
    ['quotation marks of Hebrew', 'צה"ל', 'צה״ל'],
    [
      'hyphens, dashes and minus signs',
      'COVID-19',
      'COVID‑19',
      'covid–19',
      'COVID—19',
      'COVID−19',
      'COVID﹣19',
      'COVID－19',
    ],
    ['a hyphen of Hebrew', 'בית-ספר', 'בית־ספר'],
    ['Persian and Arabic yeh', 'پزشکی', 'پزشكي', 'پزشکى', 'ﭘﺰﺷﮑﯽ'],
    ['Persian and Arabic kaf', 'کریم', 'كريم', 'ﻛﺮﻳﻢ'],
    ['yeh with a hamza in two parts', 'رئیس', 'ري\u0654یس'],
    ['alef with and without a hamza', 'امراض', 'أمراض', 'إمراض', 'آمراض', 'ٱمراض', 'ا\u0654مراض', 'ﺃمراض'],
    ['teh marbuta and heh', 'صحه', 'صحة', 'ﺻﺤﺔ'],
    ['short vowels and doubled letters of Arabic', 'العامة', 'العامّة', 'الْعَامَّةُ', 'العامّه', 'العامةٌ'],
    ['a hamza after a short vowel', 'رأس', 'رَأْس', 'رَا\u064E\u0654س'],
    ['a wave dash and a tilde', '5~10', '5～10', '5〜10'],
    ['digits of all scripts', '2026', '٢٠٢٦', '۲۰۲۶', '๒๐๒๖', '२०२६', '２０２６', '𞥒𞥐𞥒𞥖', '𝟚𝟘𝟚𝟞'],
    ['the stroke that lengthens Arabic words', 'كتاب', 'كتـــاب'],
  ])('unites %s', (_, ...texts) => {
    expect(new Set(texts.map(foldText))).toEqual(new Set([foldText(texts[0] ?? '')]));
  });

  test.each([
    ['accents', 'resume', 'résumé'],
    ['Thai tone marks', 'ไม่', 'ไม้'],
    ['letters of two scripts that look the same', 'admin', 'аdmin'],
    ['words and one word', 'basic life', 'basiclife'],
    ['yeh and waw with and without a hamza', 'رئيس', 'رييس'],
    ['letters of Arabic with a hamza and alone', 'مسؤول', 'مسوول'],
    ['a hyphen and nothing', 'co-operate', 'cooperate'],
    ['a long vowel of Japanese and a dash', 'データ', 'デ-タ'],
  ])('distinguishes %s', (_, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  test.each([
    ['of Latin', 'Jovanović', 'JOVANOVIC'],
    ['of German', 'Brandstätter', 'BRANDSTATTER'],
    ['of Vietnamese', 'Nguyễn Thị Đào', 'NGUYEN THI DAO'],
    ['that Unicode does not take apart', 'Łukasz Søren Đorđe Guðrún Ħal', 'LUKASZ SOREN DORDE GUDRUN HAL'],
    ['of two letters in one', 'Þór Æsir cœur', 'THOR AESIR COEUR'],
    ['of a dotless i', 'Işıl', 'ISIL'],
    ['of Greek', 'Άννα', 'ΑΝΝΑ'],
    ['of Cyrillic', 'Семён', 'СЕМЕН'],
    ['of Arabic', 'مسؤول رئيس', 'مسوول رييس'],
    ['of Hebrew', 'שָׁלוֹם', 'שלום'],
  ])('for finding leaves out the marks %s', (_, text, fold) => {
    expect(foldForFinding(text)).toBe(fold);
  });

  test.each([
    ['Thai', 'ไม่', 'ไม้'],
    ['Lao', 'ນ້ຳ', 'ນຳ'],
    ['Hindi', 'कि', 'की'],
    ['Hindi with a dot below', 'ड', 'ड़'],
    ['Tamil', 'க', 'கா'],
    ['Burmese', 'က', 'ကာ'],
    ['Japanese', 'は', 'ば'],
    ['Korean', '가', '각'],
  ])('for finding keeps the marks of %s', (_, one, other) => {
    expect(foldForFinding(one)).not.toBe(foldForFinding(other));
    expect([one, other].map(foldForFinding)).toEqual([one, other].map(foldText));
  });

  test('for finding is that of the fold for equality, and of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForFinding(foldText(text))).toBe(foldForFinding(text));
        expect(foldForFinding(foldForFinding(text))).toBe(foldForFinding(text));
      }),
    );
  });

  test('of every character is that of its upper-case and lower-case letters, and folds to itself', () => {
    // Later code points are ideographs without case.
    for (let point = 0; point < 0x1f000; point += 1) {
      const character = String.fromCodePoint(point);
      const fold = foldText(character);
      const others = [fold, character.toUpperCase(), character.toLowerCase(), character.normalize('NFD')];
      if (others.some((other) => foldText(other) !== fold)) throw new Error(point.toString(16));
    }
  });

  test('of a text is that of its upper-case and lower-case forms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
        expect(foldText(text.toLowerCase())).toBe(foldText(text));
      }),
    );
  });
});

test.each([
  ['course', 'Course'],
  ['PDF', 'PDF'],
  ['éclair', 'Éclair'],
  ['', ''],
])('%j with a capital first letter is %j', (text, capital) => {
  expect(capitalised(text)).toBe(capital);
});

test.each([
  [['a'], undefined, 'a'],
  [['a', 'b', 'c'], undefined, 'a, b and c'],
  [['a', 'b'], 2, 'a and b'],
  [['a', 'b', 'c', 'd'], 2, 'a, b and 2 more'],
])('%j, at most %s of them by name, is listed as "%s"', (items, max, text) => {
  expect(listed(items, max)).toBe(text);
});
