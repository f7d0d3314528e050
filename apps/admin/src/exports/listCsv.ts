import type { Client } from '@cpd/api/client';
import { downloadCsv, EXPORT_COLUMNS } from '@cpd/api/exports';
import { CERTIFICATE_STATE_LABELS } from '@cpd/domain/certificate';
import { csvWords } from '@cpd/domain/csvWriter';
import { FEED_STATUS, feedStatusLabel, REJECTED_STATUS } from '@cpd/domain/feed';
import { enabledLabel } from '@cpd/domain/readiness';
import { csvSeparator, locale, type Sentence, say, sentence, shown } from '@cpd/ui/language';

export type ExportName = keyof typeof EXPORT_COLUMNS;

/** The filters of a list that has a CSV. */
export type ExportFilters<Name extends ExportName> = Parameters<typeof downloadCsv<Name>>[2];

/** Loads the rows of all pages of a list as CSV in the language of the page. @throws ApiError */
export function listCsv<Name extends ExportName>(
  client: Client,
  list: Name,
  filters: ExportFilters<Name>,
): Promise<Blob> {
  return downloadCsv(client, list, filters, {
    titles: EXPORT_COLUMNS[list].map((column) => say(TITLES[column])),
    words: wordsOf(EXPORT_COLUMNS[list]),
    locale: locale(),
    separator: csvSeparator(),
  });
}

/** The titles of the columns. */
const TITLES: Readonly<Record<(typeof EXPORT_COLUMNS)[ExportName][number], Sentence>> = {
  _id: sentence('Id'),
  author: sentence('Author'),
  createdAt: sentence('Created'),
  certificateCount: sentence('Certificates'),
  certificateGroup: sentence('Certificate group'),
  description: sentence('Description'),
  email: sentence('E-mail'),
  firstName: sentence('First name'),
  group: sentence('Certificate group'),
  holder: sentence('Name on the certificate'),
  hyperlink: sentence('Link'),
  isEnable: sentence('State'),
  issuedAt: sentence('Issued'),
  issuedCount: sentence('Issued certificates'),
  lastName: sentence('Last name'),
  name: sentence('Name'),
  number: sentence('Number'),
  passCondition: sentence('Right answers to pass'),
  posterCount: sentence('Posters'),
  predecessor: sentence('Replaces'),
  presentName: sentence('Name now'),
  questionCount: sentence('Questions'),
  quizLimit: sentence('Questions asked'),
  requiredCourses: sentence('Required courses'),
  sequence: sentence('Sequence'),
  state: sentence('State'),
  status: sentence('Status'),
  successor: sentence('Replaced by'),
  title: sentence('Title'),
  url: sentence('Link'),
  user: sentence('Id of the user'),
  withdrawnAt: sentence('Withdrawn'),
  withdrawnReason: sentence('Reason'),
};

/** The words for the values of columns, as the screens have them. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string | Sentence>>>> = {
  isEnable: { true: enabledLabel(true), false: enabledLabel(false) },
  state: CERTIFICATE_STATE_LABELS,
  status: Object.fromEntries(
    [...Object.values(FEED_STATUS), REJECTED_STATUS].map((status) => [status, feedStatusLabel(status)]),
  ),
};

function wordsOf(columns: readonly string[]): string | undefined {
  const words = columns.flatMap((column) => {
    const ofColumn = WORDS[column];
    const said = ofColumn && Object.entries(ofColumn).map(([value, word]) => [value, shown(word)]);
    return said ? [[column, Object.fromEntries(said)]] : [];
  });
  return words.length === 0 ? undefined : csvWords(Object.fromEntries(words));
}
