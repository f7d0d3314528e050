import { useCapability } from '@cpd/api/capabilities';
import { useClient } from '@cpd/api/client';
import { downloadCsv, EXPORT_COLUMNS } from '@cpd/api/exports';
import { Button } from '@cpd/ui/Button';
import { type Sentence, say, sentence, writesDecimalComma } from '@cpd/ui/language';
import { useDownload } from '../useDownload.ts';

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
  const separator = writesDecimalComma() ? ';' : ',';
  const titles = EXPORT_COLUMNS[list].map((column) => say(TITLES[column]));
  return (
    <Button
      isPending={isSaving}
      data-shortcut="d"
      onPress={() => void download(`${list}.csv`, () => downloadCsv(client, list, { ...filters, separator }, titles))}
    >
      {say('Download CSV')}
    </Button>
  );
}

/** The titles of the columns. */
const TITLES: Readonly<Record<(typeof EXPORT_COLUMNS)[ExportName][number], Sentence>> = {
  _id: sentence('Id'),
  certificateCount: sentence('Certificates'),
  certificateGroup: sentence('Certificate group'),
  description: sentence('Description'),
  email: sentence('E-mail'),
  firstName: sentence('First name'),
  group: sentence('Certificate group'),
  holder: sentence('Name on the certificate'),
  hyperlink: sentence('Link'),
  isEnable: sentence('Enabled'),
  issuedAt: sentence('Issued'),
  lastName: sentence('Last name'),
  number: sentence('Number'),
  passCondition: sentence('Right answers to pass'),
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
