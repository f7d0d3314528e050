/** The characters that may come before a formula, and the sign that begins it. Full-width signs are signs. */
const BEFORE_FORMULA =
  /(?<![,;|\s"\p{Default_Ignorable_Code_Point}\p{Control}])[,;|\s"\p{Default_Ignorable_Code_Point}\p{Control}]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** A spreadsheet may use another separator than the file. */
const CELL_START = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/;

/** A number keeps its value in every spreadsheet. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Makes a table of texts a CSV file; a spreadsheet that opens it takes no part of a cell for a formula (rule HI10). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const plain = NUMBER.test(text) ? text : text.replace(BEFORE_FORMULA, withApostrophe);
  return /[",;|\t\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Keeps a spreadsheet from taking what follows for a formula, where it would begin a cell. */
function withApostrophe(before: string, offset: number): string {
  return offset === 0 || CELL_START.test(before) ? `${before}'` : before;
}
