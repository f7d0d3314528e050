import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { findNameFaces, missingCharactersMessage } from './nameFaces.ts';

test.each([
  ['Ada Lovelace', ''],
  ['', ''],
  ['Łukasz Żółć', 'sarabun-latin-ext-600-normal'],
  ['Nguyễn', 'sarabun-vietnamese-600-normal'],
  ['สมชาย', 'sarabun-thai-600-normal'],
  ['Иван', 'noto-sans-cyrillic-600-normal'],
  ['Ωμέγα', 'noto-sans-greek-600-normal'],
  ['Ɓɔ', 'noto-sans-latin-ext-600-normal'],
  ['عبد الرحمن', 'noto-sans-arabic-arabic-600-normal'],
  ['שָׁלוֹם', 'noto-sans-hebrew-hebrew-600-normal'],
  ['ລາວ', 'noto-sans-lao-lao-600-normal'],
  ['क्षत्रिय', 'noto-sans-devanagari-devanagari-600-normal'],
  ['শ্রী', 'noto-sans-bengali-bengali-600-normal'],
  ['ஸ்ரீ', 'noto-sans-tamil-tamil-600-normal'],
  ['శ్రీ', 'noto-sans-telugu-telugu-600-normal'],
  ['ಶ್ರೀ', 'noto-sans-kannada-kannada-600-normal'],
  ['ശ്രീ', 'noto-sans-malayalam-malayalam-600-normal'],
  ['શ્રી', 'noto-sans-gujarati-gujarati-600-normal'],
  ['ਸਿੰਘ', 'noto-sans-gurmukhi-gurmukhi-600-normal'],
  ['ශ්‍රී', 'noto-sans-sinhala-sinhala-600-normal'],
  ['ស្រី', 'noto-sans-khmer-khmer-600-normal'],
  ['အောင်', 'noto-sans-myanmar-myanmar-600-normal'],
  ['გიორგი', 'noto-sans-georgian-georgian-600-normal'],
  ['Արամ', 'noto-sans-armenian-armenian-600-normal'],
  ['አበበ', 'noto-sans-ethiopic-ethiopic-600-normal'],
])('the name %s needs the Latin file and %s', async (name, file) => {
  const { faces, missing } = await findNameFaces(name);
  expect(missing).toEqual([]);
  expect(faces.map((face) => face.file)).toEqual(['sarabun-latin-600-normal', file].filter(Boolean));
});

test.each([
  ['山田太郎', 'jp', 4],
  ['さくら カタカナ', 'jp', 3],
  ['陈静', 'sc', 2],
  ['张伟', 'sc', 2],
  ['王小明', 'jp', 3],
  ['김하늘', 'kr', 3],
  ['金하늘', 'kr', 3],
])('the name %s is drawn with the font noto-sans-%s alone, in few files', async (name, font, maxFiles) => {
  const { faces, missing } = await findNameFaces(name);
  const [latin, ...files] = faces.map((face) => face.file);
  expect([missing, latin]).toEqual([[], 'sarabun-latin-600-normal']);
  expect(new Set(files.map((file) => file.replace(/-\d+-wght-normal$/, '')))).toEqual(new Set([`noto-sans-${font}`]));
  expect(files.length).toBeLessThanOrEqual(maxFiles);
});

test('a name in Chinese and Korean takes characters from both fonts', async () => {
  const { faces, missing } = await findNameFaces('陈하늘');
  expect(missing).toEqual([]);
  expect(faces.map(({ font }) => font.slice(-2))).toEqual(expect.arrayContaining(['un', 'sc', 'kr']));
});

test('invisible characters need no font', async () => {
  expect(await findNameFaces('A\u200db\u00ad\ufe0f\u{e0100}')).toEqual(await findNameFaces('Ab'));
});

test('a mark is drawn with the file of its letter', async () => {
  const { faces } = await findNameFaces('g\u0303');
  expect(faces.map(({ file }) => file)).toEqual(['sarabun-latin-600-normal']);
});

test.each([
  ['an emoji', 'Ann 🌸', ['🌸']],
  ['an emoji of several', 'Ann 👩‍🔬👩‍🔬', ['👩', '🔬']],
  ['a rare ideograph', '𰻞𰻞麺', ['𰻞']],
  ['an unassigned character', 'A\u0378', ['\u0378']],
  ['a private character', 'A\ue000', ['\ue000']],
  ['half of a surrogate pair', 'A\ud83d', ['\ud83d']],
  ['a control character', 'A\u0007', ['\u0007']],
  ['a script without a font', 'ᚠᛒ', ['ᚠ', 'ᛒ']],
])('%s is missing', async (_, name, expected) => {
  expect((await findNameFaces(name)).missing).toEqual(expected);
});

test.each([
  [['🌸'], 'The certificate fonts do not have: 🌸 (U+1F338).'],
  [['\u0378', '𰻞'], 'The certificate fonts do not have: U+0378, 𰻞 (U+30EDE).'],
  [[...'ᚠᚡᚢᚣᚤᚥᚦᚧᚨᚩᚪᚫ'], /ᚩ \(U\+16A9\) and 2 more\.$/],
])('the message names %j', (missing, expected) => {
  expect(english(missingCharactersMessage(missing))).toMatch(expected);
});

test.each([
  ['Latin', 'Z\u030c\u0307emaite\u0307', ['\u0307']],
  ['Cyrillic', 'и\u0303ван', ['\u0303']],
  ['Thai', 'ล\u0323', ['\u0323']],
  ['Japanese', '山\u0300', ['\u0300']],
])('findNameFaces reports a mark that only another font than that of its %s letter has', async (_, name, missing) => {
  expect((await findNameFaces(name.normalize('NFC'))).missing).toEqual(missing);
});
