import { useCapability } from '@cpd/api/capabilities';
import { useClient } from '@cpd/api/client';
import { downloadCsv, EXPORT_COLUMNS } from '@cpd/api/exports';
import { Button } from '@cpd/ui/Button';
import { say } from '@cpd/ui/language';
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
  const titles = EXPORT_COLUMNS[list].map((column) => TITLES[column]);
  return (
    <Button
      isPending={isSaving}
      data-shortcut="d"
      onPress={() => void download(`${list}.csv`, () => downloadCsv(client, list, filters, titles))}
    >
      {say('Download CSV')}
    </Button>
  );
}

/** The titles of the columns. */
const TITLES: Readonly<Record<(typeof EXPORT_COLUMNS)[ExportName][number], string>> = {
  _id: 'Id',
  certificateCount: 'Certificates',
  certificateGroup: 'Certificate group',
  description: 'Description',
  email: 'E-mail',
  firstName: 'First name',
  group: 'Certificate group',
  holder: 'Name on the certificate',
  hyperlink: 'Link',
  isEnable: 'Enabled',
  issuedAt: 'Issued',
  lastName: 'Last name',
  number: 'Number',
  passCondition: 'Right answers to pass',
  predecessor: 'Replaces',
  presentName: 'Name now',
  questionCount: 'Questions',
  quizLimit: 'Questions asked',
  sequence: 'Sequence',
  state: 'State',
  status: 'Status',
  successor: 'Replaced by',
  title: 'Title',
  url: 'Link',
  user: 'Id of the user',
  withdrawnAt: 'Withdrawn',
  withdrawnReason: 'Reason',
};
