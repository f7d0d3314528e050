import { MAX_EXPORTED_ROWS } from '@cpd/domain/bulk';
import { CSV_WORDS, type CsvColumns } from '@cpd/domain/csvWriter';
import { DATE_AND_TIME, isLocale } from '@cpd/domain/language';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { inputText, pageQuery, wholeNumber } from '../http/schemas.ts';
import { certificateFilters } from '../issuedCertificates/contract.ts';

/** The columns of each file, by the names of the lists' fields. A reference is written as its number or name. */
export const EXPORT_COLUMNS = {
  users: ['_id', 'firstName', 'lastName', 'email', 'description', 'certificateCount'],
  certificates: [
    'number',
    'holder',
    'presentName',
    'group',
    'issuedAt',
    'state',
    'withdrawnAt',
    'withdrawnReason',
    'successor',
    'predecessor',
    'url',
    'user',
    '_id',
  ],
  courses: ['sequence', 'title', 'certificateGroup', 'isEnable', 'questionCount', 'quizLimit', 'passCondition', '_id'],
  events: ['_id', 'name', 'createdAt', 'posterCount', 'hyperlink', 'isEnable'],
  groups: ['_id', 'name', 'isEnable', 'requiredCourses', 'issuedCount'],
  posts: ['_id', 'title', 'author', 'createdAt', 'status', 'description', 'user'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns that have a date. */
const DATE_COLUMNS: readonly string[] = ['issuedAt', 'withdrawnAt', 'createdAt'];

/** A list as `csvWriter` takes it, with dates in words. */
export function exportedColumns(name: ExportName, timeZone: string): CsvColumns {
  return {
    columns: EXPORT_COLUMNS[name],
    dates: DATE_COLUMNS,
    timeZone,
    formatterOf({ locale, ...options }) {
      const format = new Intl.DateTimeFormat(locale, { ...DATE_AND_TIME, ...options });
      return (at) => format.format(new Date(at));
    },
  };
}

export type ExportName = keyof typeof EXPORT_COLUMNS;

/** How a file is written for its readers; without these, its titles, values and dates are those of the API. */
const form = {
  /** The texts of the first row in the order of the columns, one for each line. */
  header: v.optional(inputText),
  /** The words for values, one for each line, such as `isEnable=true=Enabled`. */
  words: v.optional(
    v.pipe(inputText, v.regex(CSV_WORDS, 'Each line is a column, a value and its word, with = between.')),
  ),
  /** The locale of dates, such as `de-DE`. Their time zone is the installation's, and the titles name it. */
  locale: v.optional(v.pipe(inputText, v.check(isLocale, 'is not a locale.'))),
  /** Spreadsheets of languages that write decimals with a comma expect semicolons. */
  separator: v.optional(v.picklist([',', ';'])),
};

/** Only these rows, such as the marked ones of a list: their ids with commas between. */
const ids = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text.split(',').length <= MAX_EXPORTED_ROWS, `must name at most ${MAX_EXPORTED_ROWS} rows.`),
  ),
);

const file = { capability: 'csv-export', responseType: 'text/csv' } as const;
const description =
  'CSV in UTF-8 with a byte order mark. No cell is a formula. Rows are read while they are sent, the newest first, so a change meanwhile may be in it or not.';

export const exportUsers = endpoint('GET', '/v1/export/users', {
  ...file,
  requiresProof: true,
  description,
  summary: 'Downloads the users that a list with this keyword has.',
  query: v.object({ keyword: pageQuery.keyword, ...form }),
});

export const exportCertificates = endpoint('GET', '/v1/export/certificates', {
  ...file,
  requiresProof: true,
  description,
  summary: 'Downloads the issued certificates that a list with these filters has.',
  query: v.object({ ...certificateFilters, ...form }),
});

export const exportCourses = endpoint('GET', '/v1/export/courses', {
  ...file,
  optionalQuery: { ids: 'bulk' },
  description,
  summary: 'Downloads the courses that a list with these filters has, in their sequence.',
  query: v.object({ keyword: pageQuery.keyword, isEnable: v.optional(v.boolean()), ids, ...form }),
});

export const exportEvents = endpoint('GET', '/v1/export/events', {
  ...file,
  optionalQuery: { ids: 'bulk' },
  description,
  summary: 'Downloads the events that a list with these filters has.',
  query: v.object({ keyword: pageQuery.keyword, isEnable: v.optional(v.boolean()), ids, ...form }),
});

export const exportGroups = endpoint('GET', '/v1/export/groups', {
  ...file,
  optionalQuery: { ids: 'bulk' },
  description,
  summary: 'Downloads the certificate groups that a list with these filters has.',
  query: v.object({ keyword: pageQuery.keyword, isEnable: v.optional(v.boolean()), ids, ...form }),
});

export const exportPosts = endpoint('GET', '/v1/export/posts', {
  ...file,
  requiresProof: true,
  optionalQuery: { ids: 'bulk' },
  description,
  summary: 'Downloads the posts that a list with these filters has.',
  query: v.object({ keyword: pageQuery.keyword, status: v.optional(wholeNumber), ids, ...form }),
});
