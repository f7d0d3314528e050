/**
 * Where a spreadsheet can begin a formula: at the beginning of a cell, and after a line break or a separator within its
 * text, as the spreadsheet may use another separator than the file. White space, quotes and invisible characters before
 * the sign do not count, and full-width signs are signs.
 */
const FORMULA =
  /(^|[,;|\t\n\v\f\r\u0085\u2028\u2029])([\s"\p{Default_Ignorable_Code_Point}\p{Control}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** A number keeps its value in every spreadsheet. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Makes a table of texts a CSV file; a spreadsheet that opens it takes no part of a cell for a formula (rule HI10). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const plain = NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'");
  return /[",;|\t\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
