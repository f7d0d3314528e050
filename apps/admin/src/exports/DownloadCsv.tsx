import { useCapability } from '@cpd/api/capabilities';
import { useClient } from '@cpd/api/client';
import { downloadCsv, EXPORT_COLUMNS } from '@cpd/api/exports';
import { CERTIFICATE_STATE_LABELS } from '@cpd/domain/certificate';
import { csvWords } from '@cpd/domain/csvWriter';
import { FEED_STATUS, feedStatusLabel, REJECTED_STATUS } from '@cpd/domain/feed';
import { enabledLabel } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { csvSeparator, locale, type Sentence, say, sentence, shown } from '@cpd/ui/language';
import { useDownload } from '@cpd/ui/saveFile';

type ExportName = keyof typeof EXPORT_COLUMNS;

export interface DownloadCsvProps<Name extends ExportName> {
  list: Name;
  /** The filters of the list on screen. */
  filters: Parameters<typeof downloadCsv<Name>>[2];
}

/** Downloads the rows of all pages of a list. Renders nothing if the server has no CSV. */
export function DownloadCsv<Name extends ExportName>({ list, filters }: DownloadCsvProps<Name>) {
  const client = useClient();
  const { isSaving, download } = useDownload();
  if (useCapability('csv-export') !== true) return null;
  const form = () => ({
    titles: EXPORT_COLUMNS[list].map((column) => say(TITLES[column])),
    words: wordsOf(EXPORT_COLUMNS[list]),
    locale: locale(),
    separator: csvSeparator(),
  });
  return (
    <Button
      isPending={isSaving}
      data-shortcut="d"
      onPress={() => void download(`${list}.csv`, () => downloadCsv(client, list, filters, form()))}
    >
      {say('Download CSV')}
    </Button>
  );
}

/** The titles of the columns. */
const TITLES: Readonly<Record<(typeof EXPORT_COLUMNS)[ExportName][number], Sentence>> = {
  _id: sentence('Id'),
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
  lastName: sentence('Last name'),
  name: sentence('Name'),
  number: sentence('Number'),
  passCondition: sentence('Right answers to pass'),
  posterCount: sentence('Posters'),
  predecessor: sentence('Replaces'),
  presentName: sentence('Name now'),
  questionCount: sentence('Questions'),
  quizLimit: sentence('Questions asked'),
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
