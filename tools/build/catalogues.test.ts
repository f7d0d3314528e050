import { expect, test } from 'vitest';
import { checkIds, compileCatalogue, faultsOf, inAllLanguages } from './catalogues.ts';
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
  expect(faultsOf(english, translations)).toEqual([
    'is not translated: Save',
    'is not translated: New',
    'has other values than the English one: {Name} löschen',
    expect.stringContaining('is no ICU message'),
    'is not used: Former',
  ]);
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
