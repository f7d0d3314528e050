import { expect, test } from 'vitest';
import { checkedLanguage, checkIds, compileCatalogue, faultsOf, inAllLanguages, parseCatalogue } from './catalogues.ts';
import { idOf } from './sentences.ts';

test('a catalogue has a translation with the same values for each sentence, and no other', () => {
  const english = new Set([
    'Sign in',
    'Save',
    'New',
    'Delete {name}',
    '{n, plural, one {# row} other {# rows}}',
    'Ask',
  ]);
  const translations = {
    'Sign in': 'Anmelden',
    Save: '',
    Former: 'Früher',
    'Delete {name}': '{Name} löschen',
    '{n, plural, one {# row} other {# rows}}': '{n, plural, other {# 行}}',
    Ask: '{fragen',
  };
  expect(faultsOf(english, translations, 'ja')).toEqual([
    'is not translated: Save',
    'is not translated: New',
    "lacks the value 'name' for 'Delete {name}': {Name} löschen",
    "has 'Name', which the English sentence has not, for 'Delete {name}': {Name} löschen",
    "is no ICU message (SyntaxError: EXPECT_ARGUMENT_CLOSING_BRACE) for 'Ask': {fragen",
    'is not used: Former',
  ]);
});

test('a new catalogue has one fault instead of one for each sentence', () => {
  const english = new Set(Array.from({ length: 21 }, (_, index) => `Sentence ${index}`));
  expect(faultsOf(english, {}, 'fr')).toEqual([
    'lacks 21 translations. Run `npm run languages`, and search the file for ""',
  ]);
});

test('a value after an apostrophe is named with the reason', () => {
  expect(faultsOf(new Set(['At {service}']), { 'At {service}': "À l'{service}" }, 'fr')).toEqual([
    "lacks the value 'service' (an apostrophe before a bracket quotes it: use ’) for 'At {service}': À l'{service}",
  ]);
});

test('a translation has the plural forms of its language', () => {
  const sentence = '{n, plural, one {# row} other {# rows}}';
  expect(faultsOf(new Set([sentence]), { [sentence]: '{n, plural, one {صف} other {# صف}}' }, 'ar')).toEqual(
    ['two', 'few', 'many'].map(
      (form) => `lacks the plural form '${form}' for '${sentence}': {n, plural, one {صف} other {# صف}}`,
    ),
  );
});

test.each(['fr', 'he', 'pt', 'yi', 'ckb', 'fil'])('a catalogue can be in %s', (code) => {
  expect(checkedLanguage(code)).toBe(code);
});

test.each(['French', 'FR', 'pt-BR', 'zh-Hant', 'deu', 'iw', 'xx', '', '../fr'])(
  'a catalogue cannot be named %j',
  (code) => {
    expect(() => checkedLanguage(code)).toThrow(
      `languages/${code}.json: '${code}' is no code of a language, such as fr or pt, without a region.`,
    );
  },
);

test('English needs no catalogue', () => {
  expect(() => checkedLanguage('en')).toThrow('English is in the sources: it needs no file in languages.');
});

test.each(['', '{ "Save": "Sichern", }', '{ "Save": '])('a catalogue that is no JSON is named: %j', (json) => {
  expect(() => parseCatalogue('fr', json)).toThrow('languages/fr.json cannot be read as JSON. SyntaxError: ');
});

test('a catalogue is compiled by ids', () => {
  expect(compileCatalogue({ Save: 'Sichern' })).toEqual({ [idOf('Save')]: 'Sichern' });
});

test('the made-up language marks words and keeps values', () => {
  const compiled = compileCatalogue(
    { '{n, plural, one {# row} other {# rows}} of {name}': '{n, plural, one {# row} other {# rows}} of {name}' },
    (words) => `⟦${words}⟧`,
  );
  expect(Object.values(compiled)).toEqual([
    [['n', 2, { one: [0, '⟦ row⟧'], other: [0, '⟦ rows⟧'] }], '⟦ of ⟧', ['name:', '']],
  ]);
});

test('two sentences with one id are found', () => {
  expect(() => checkIds(['Save', 'Save', 'Delete'])).not.toThrow();
});

test('a document says its marked texts in all languages', () => {
  const html = '<html lang="en"><li data-section="user" data-say>User</li>';
  expect(inAllLanguages(html, ['ar'])).toBe(
    '<html lang="en" data-languages="en ar:rtl" data-language-names="English|العربية"><li data-section="user"><span lang="en" data-say>User</span> <span lang="ar" data-say>المستخدمون</span></li>',
  );
});
