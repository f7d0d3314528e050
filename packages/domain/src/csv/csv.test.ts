import { describe, expect, test } from 'vitest';
import { cellText, csvOf, withoutFormulaGuard } from './csv.ts';

describe('a CSV file (rule HI10)', () => {
  test('has one line for each row, and quotes cells with a comma, a quote or a line break', () => {
    expect(
      csvOf([
        ['Who', 'What'],
        ['ada', 'a "b", c\nd'],
      ]),
    ).toBe('Who,What\r\nada,"a ""b"", c\nd"\r\n');
  });

  test.each([
    ['blanks between words', 'Anatomy basics', 'Anatomy basics'],
    ['a blank at its beginning', ' a', '" a"'],
    ['a blank at its end', 'a ', '"a "'],
    ['a no-break space at its end', 'a\u00a0', '"a\u00a0"'],
    ['a semicolon', 'x;y', '"x;y"'],
    ['a tab', 'x\ty', '"x\ty"'],
    ['a pipe', 'x|y', '"x|y"'],
  ])('writes a cell with %s so that every program reads it the same', (_, text, expected) => {
    expect(csvOf([[text]])).toBe(`${expected}\r\n`);
  });

  test('separates cells by semicolons for spreadsheets of languages that write decimals with a comma', () => {
    expect(csvOf([['1,5', 'a;b', 'c']], ';')).toBe('"1,5";"a;b";c\r\n');
  });

  const csvCell = (text: string) =>
    csvOf([[text]])
      .slice(0, -2)
      .replace(/^"|"$/g, '')
      .replaceAll('""', '"');

  test.each([
    ['at the beginning', '=1+1', "'=1+1"],
    ['with a plus sign', '+66812345678', "'+66812345678"],
    ['with a minus sign', '-2+3', "'-2+3"],
    ['with an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['with a full-width sign', '＝1+1', "'＝1+1"],
    ['with a full-width minus sign', '－2', "'－2"],
    ['with a small sign', '﹦1', "'﹦1"],
    ['after a space', ' =1+1', " '=1+1"],
    ['after a no-break space', '\u00a0=1+1', "\u00a0'=1+1"],
    ['after an invisible character', '\u200b=1', "\u200b'=1"],
    ['after a tab', '\t=1', "\t'=1"],
    ['after a carriage return', '\r=1', "\r'=1"],
    ['after a line feed', '\n=1', "\n'=1"],
    ['in a later line', 'x\n=1+1', "x\n'=1+1"],
    ['after a semicolon', 'x;=1+1;y', "x;'=1+1;y"],
    ['after a semicolon and a quote', 'x;"=1+1";y', 'x;"\'=1+1";y'],
    ['after a comma', 'x, @y', "x, '@y"],
    ['after a tab within the text', 'x\t-1+1', "x\t'-1+1"],
    ['after a pipe', 'x|+1', "x|'+1"],
    ['twice', '=1;=2', "'=1;'=2"],
  ])('has no formula %s', (_, text, expected) => {
    expect(csvCell(text)).toBe(expected);
  });

  test.each(['5', '-5', '-3.14', '2026-11-26T10:00:00.000Z', 'a=b', 'care - basics', 'a@cpd.example', '0f3k-1', ''])(
    'has the cell %j unchanged',
    (text) => {
      expect(csvCell(text)).toBe(text);
    },
  );
});

test.each(["'-itis'", "'=1", "''=1", "=1;'+2", "it's '-x'", "-5'C", "'-5", '-5', ' =1', "x, '@y", "'"])(
  'the text %j is the same after writing and reading',
  (text) => {
    const written = csvOf([[text]]).slice(0, -2);
    expect(withoutFormulaGuard(written.replace(/^"(.*)"$/s, '$1'))).toBe(text);
  },
);

test.each([
  [null, ''],
  [undefined, ''],
  ['Ada', 'Ada'],
  [0, '0'],
  [false, 'false'],
  [{ _id: 'c-1', number: '2026-000017' }, '2026-000017'],
  [{ _id: 'g-1', name: 'Acute Care' }, 'Acute Care'],
  [{ _id: 'g-1', name: null }, 'g-1'],
])('the cell of %j is %j', (value, expected) => {
  expect(cellText(value)).toBe(expected);
});
