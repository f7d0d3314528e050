/**
 * What may precede a formula. A full-width sign starts a formula, too, and an apostrophe before it would be read as one that
 * `csvOf` has put there.
 */
const BEFORE_FORMULA =
  /(?<![,;|\s"\p{Default_Ignorable_Code_Point}\p{Control}])[,;|\s"\p{Default_Ignorable_Code_Point}\p{Control}]*(?='{0,30}[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
const GUARDED = new RegExp(BEFORE_FORMULA.source.replace("(?='", "'(?='"), 'gu');

/** Spreadsheets may split cells at another separator than the file's. */
const CELL_START = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/;

/** Plain numbers are safe, and stay numbers. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Begins a file, so that Excel reads it as UTF-8. */
export const CSV_START = '\uFEFF';

export type CsvSeparator = ',' | ';';

/** A file of rows. @param separator Spreadsheets of languages that write decimals with a comma expect semicolons. */
export function csvFile(rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string {
  return CSV_START + csvOf(rows, separator);
}

/** A formatted date as spreadsheets read one: with blanks that may break. */
export function plainDate(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Formats rows as CSV. No part of a cell is a formula in Excel, LibreOffice or Google Sheets. */
export function csvOf(rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string {
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/** The text of a field for a cell: '' without a value, and of a reference its number, its name or its id. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const { number, name, _id } = value as Readonly<Record<string, unknown>>;
  return cellText(number ?? name ?? _id);
}

/** Removes the apostrophes that `csvOf` has put before formulas. */
export function withoutFormulaGuard(text: string): string {
  const plain = text.replace(GUARDED, (before, offset) => (isCellStart(before, offset) ? before.slice(0, -1) : before));
  return withFormulaGuard(plain) === text ? plain : text;
}

function withFormulaGuard(text: string): string {
  return NUMBER.test(text)
    ? text
    : text.replace(BEFORE_FORMULA, (before, offset) => (isCellStart(before, offset) ? `${before}'` : before));
}

function cell(text: string): string {
  const plain = withFormulaGuard(text);
  return /[",;|\t\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function isCellStart(before: string, offset: number): boolean {
  return offset === 0 || CELL_START.test(before);
}
