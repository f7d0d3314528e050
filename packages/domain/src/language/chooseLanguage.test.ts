import { expect, test } from 'vitest';
import { chooseLanguage, type Language } from './language.ts';

const all: readonly Language[] = ['en', 'th', 'ar', 'de', 'ja'];

test.each([
  ['the URL before the stored choice', ['ar', 'th', 'de'], all, 'ar'],
  ['the stored choice before the browser', [null, 'th', 'de'], all, 'th'],
  ['the language of a region', [undefined, null, 'de-AT'], all, 'de'],
  ['tags in capitals', ['TH-th'], all, 'th'],
  ['the next wish if one is not offered', ['fr', 'ja-JP'], all, 'ja'],
  ['English before a later wish, as the reader reads it', ['en-GB', 'th'], all, 'en'],
  ['no language that is not complete', ['th', 'de'], ['en'], 'en'],
  ['English for wishes that are no languages', ['', 'C', 'toString', '-'], all, 'en'],
] satisfies [string, (string | null | undefined)[], readonly Language[], Language][])(
  'a page follows %s',
  (_, wishes, offered, language) => {
    expect(chooseLanguage(wishes, offered)).toBe(language);
  },
);
