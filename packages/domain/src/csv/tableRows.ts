import { withoutFormulaGuard } from './csv.ts';

/** A cell of a file: in quotation marks, with marks that belong to its text, with one that is not closed, or plain. */
const WRITTEN_CELL =
  '[^\\S\\n]*"(?:(?<quoted>[^"]*(?:""[^"]*)*)"[^\\S\\n]*(?=[,\\n]|$)|[^"\\n]*(?:""[^"\\n]*)*"[^,\\n]*|(?<open>[^]*))|[^,\\n]*';
/** A cell that was copied. Spreadsheets put only those in quotation marks that have a tab or a line break. */
const COPIED_CELL = /"(?<quoted>[^"\t\n]*(?:""|[\t\n])[^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|[^\t\n]*/y;

/** A row of a table. */
export interface TableRow {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether the file ends within a quoted cell. */
  readonly isOpen: boolean;
}

/** Whether a table with tabs is a file: programs that write one put all texts in quotation marks, or all with a comma. */
function isWritten(text: string): boolean {
  const texts = text.split(/[\t\n]/).filter((cell) => cell.length > 2);
  const withCommas = texts.filter((cell) => cell.includes(','));
  const areQuoted = (cells: readonly string[]) => cells.length > 1 && cells.every((cell) => /^".*"$/.test(cell));
  return areQuoted(texts) || (areQuoted(withCommas) && areQuoted(texts.filter((cell) => cell.includes('"'))));
}

/**
 * The rows of a file, or of cells that were copied from a spreadsheet, that have any text.
 *
 * Not papaparse: it does not say where a row starts, and reads from a quotation mark inside a cell to the end of the file.
 */
export function tableRows(text: string, delimiter: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  const isCopied = delimiter === '\t' && !isWritten(text);
  const cellPattern = isCopied ? COPIED_CELL : new RegExp(WRITTEN_CELL.replaceAll(',', delimiter), 'y');
  let cells: string[] = [];
  let [line, firstLine] = [1, 1];
  for (let index = 0; index <= text.length; ) {
    cellPattern.lastIndex = index;
    const { 0: cell = '', groups = {} } = cellPattern.exec(text) ?? {};
    const { quoted, open } = groups;
    const content = quoted?.replaceAll('""', '"') ?? open ?? cell;
    cells.push(withoutFormulaGuard(content.replaceAll('\t', ' ').trim()));
    line += cell.split('\n').length - 1;
    index += cell.length + 1;
    if (text.charAt(index - 1) === delimiter) continue;
    if (cells.some((one) => one !== '')) rows.push({ line: firstLine, cells, isOpen: open !== undefined });
    cells = [];
    line += 1;
    firstLine = line;
  }
  return rows;
}
