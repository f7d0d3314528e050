import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

describe('a CSV file (rule HI10)', () => {
  test('has a line a row, and quotes cells that hold a comma, a quote or a line break', () => {
    expect(
      csvOf([
        ['Who', 'What'],
        ['ada', 'a "b", c\nd'],
      ]),
    ).toBe('Who,What\r\nada,"a ""b"", c\nd"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('has no cell that is taken for a formula: %j', (text) => {
    expect(csvOf([[text]])).toMatch(/^"?'/);
  });
});
