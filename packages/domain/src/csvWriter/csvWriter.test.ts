import { describe, expect, test } from 'vitest';
import { CSV_WORDS, csvWords, csvWriter } from './csvWriter.ts';

const list = {
  columns: ['number', 'holder', 'issuedAt', 'isEnable', 'state'],
  dates: ['issuedAt'],
  timeZone: 'Europe/Berlin',
  formatterOf:
    ({ locale, timeZone }: { locale: string; timeZone: string }) =>
    (at: string) =>
      `${at}\u202fin\u00a0${locale} of ${timeZone}`,
};

/** Reads a file as a spreadsheet whose language has this separator: a mark at its start means UTF-8. */
function openedIn(file: string, separator: ',' | ';'): readonly (readonly string[])[] {
  expect(file.startsWith('\uFEFF')).toBe(true);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'g');
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of file.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const row = {
  number: '2026-000060',
  holder: 'Straße; "Zoë", 1,5',
  issuedAt: '2026-11-16T23:40:00Z',
  isEnable: true,
  state: 'valid',
};
const words = csvWords({ isEnable: { true: 'Freigeschaltet', false: 'Nein' }, state: { valid: 'a=b;"c"' } });

describe('a list as CSV for people (rule LI5)', () => {
  test.each([',', ';'] as const)(
    'has its titles, words and dates in its columns in a spreadsheet that splits cells at "%s"',
    (separator) => {
      const header = 'Nummer\nName\nAusgestellt\nStatus\nZustand';
      const writer = csvWriter(list, { header, words, locale: 'de-DE', separator });
      expect(openedIn(`${writer?.head}${writer?.rowsOf([row, { ...row, issuedAt: null }])}`, separator)).toEqual([
        ['Nummer', 'Name', 'Ausgestellt (Europe/Berlin)', 'Status', 'Zustand'],
        ['2026-000060', row.holder, `${row.issuedAt} in de-DE of Europe/Berlin`, 'Freigeschaltet', 'a=b;"c"'],
        ['2026-000060', row.holder, '', 'Freigeschaltet', 'a=b;"c"'],
      ]);
    },
  );

  test('has the titles, values and dates of the API for clients that ask for no other', () => {
    const writer = csvWriter(list, {});
    expect(openedIn(`${writer?.head}${writer?.rowsOf([row])}`, ',')).toEqual([
      list.columns,
      ['2026-000060', row.holder, row.issuedAt, 'true', 'valid'],
    ]);
  });

  test('has a value itself that has no word', () => {
    const writer = csvWriter(list, { words: csvWords({ state: { valid: 'Gültig' } }) });
    expect(writer?.rowsOf([{ state: 'lost', holder: 'valid' }])).toBe(',valid,,,lost\r\n');
  });

  test('is none below a header of another length', () => {
    expect(csvWriter(list, { header: 'Nummer\nName' })).toBeNull();
  });

  test.each([
    ['isEnable=true=Enabled', true],
    ['isEnable=true=Enabled\nisEnable=false=Not = enabled', true],
    ['', true],
    ['isEnable=true', false],
    ['isEnable=true=', false],
    ['=true=Enabled', false],
    ['isEnable\n=true=Enabled', false],
  ])('takes the words %j: %s', (text, isTaken) => {
    expect(CSV_WORDS.test(text)).toBe(isTaken);
  });
});
