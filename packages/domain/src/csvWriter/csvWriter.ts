import { type CsvSeparator, cellText, csvFile, csvOf, plainDate } from '../csv/csv.ts';

/** How a list is written for people instead of programs. What is absent is written as the API has it. */
export interface CsvForm {
  /** The titles of the columns, one for each line. */
  readonly header?: string | undefined;
  /** The words for values, one for each line: `isEnable=true=Enabled`. */
  readonly words?: string | undefined;
  /** The locale of its dates. */
  readonly locale?: string | undefined;
  readonly separator?: CsvSeparator | undefined;
}

/** The lines of `CsvForm.words`. */
export const CSV_WORDS = /^(?:[^=\n]+=[^=\n]+=[^\n]+(?:\n|$))*$/;

/** The words for the values of a column, as `CsvForm.words` has them. */
export function csvWords(words: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(words)
    .flatMap(([column, ofValues]) => Object.entries(ofValues).map(([value, word]) => `${column}=${value}=${word}`))
    .join('\n');
}

/** What a list has. */
export interface CsvColumns {
  readonly columns: readonly string[];
  /** Those of the columns that have dates. */
  readonly dates: readonly string[];
  /** IANA name of the time zone of the dates, which their titles name. */
  readonly timeZone: string;
  /** Returns a formatter of dates of the API. */
  readonly formatterOf: (options: { readonly locale: string; readonly timeZone: string }) => (at: string) => string;
}

export type CsvWriter = NonNullable<ReturnType<typeof csvWriter>>;

/** Writes a list in parts. Null if the header has not as many titles as there are columns. */
export function csvWriter(
  { columns, dates, timeZone, formatterOf }: CsvColumns,
  { header, words, locale, separator }: CsvForm,
) {
  const titles = header?.split('\n') ?? columns;
  if (titles.length !== columns.length) return null;
  const isDate = (column: string) => locale !== undefined && dates.includes(column);
  const format = locale === undefined ? undefined : formatterOf({ locale, timeZone });
  const wordOf = new Map(words?.split('\n').map((line) => splitAtWord(line)));
  function cellOf(column: string, value: unknown): string {
    const text = cellText(value);
    if (text !== '' && format && isDate(column)) return plainDate(format(text));
    return wordOf.get(`${column}=${text}`) ?? text;
  }
  return {
    /** The begin of the file with its titles. */
    head: csvFile([titles.map((title, index) => titleOf(title, isDate(columns[index] ?? ''), timeZone))], separator),
    rowsOf: (rows: readonly object[]): string =>
      csvOf(
        rows.map((row) => columns.map((column) => cellOf(column, (row as Readonly<Record<string, unknown>>)[column]))),
        separator,
      ),
  };
}

/** The title of a column, which names the time zone of its dates. */
function titleOf(title: string, isDate: boolean, timeZone: string): string {
  return isDate ? `${title} (${timeZone})` : title;
}

/** `isEnable=true=Enabled` without its word, and the word. */
function splitAtWord(line: string): [string, string] {
  const end = line.indexOf('=', line.indexOf('=') + 1);
  return [line.slice(0, end), line.slice(end + 1)];
}
