import { useCapability } from '@cpd/api/capabilities';
import { useClient } from '@cpd/api/client';
import { Button } from '@cpd/ui/Button';
import { Code } from '@cpd/ui/Code';
import { say } from '@cpd/ui/language';
import { useDownload } from '@cpd/ui/saveFile';
import type { ExportFilters, ExportName } from './listCsv.ts';

/** What few visits of a list need. */
const csv = new Code(() => import('./listCsv.ts'));

export interface DownloadCsvProps<Name extends ExportName> {
  list: Name;
  /** The filters of the list on screen. */
  filters: ExportFilters<Name>;
}

/** Downloads the rows of all pages of a list. Renders nothing if the server has no CSV. */
export function DownloadCsv<Name extends ExportName>({ list, filters }: DownloadCsvProps<Name>) {
  const client = useClient();
  const { isSaving, download } = useDownload();
  if (useCapability('csv-export') !== true) return null;
  const load = async () => (await csv.loadOrReload()).listCsv(client, list, filters);
  return (
    <Button isPending={isSaving} data-shortcut="d" onPress={() => void download(`${list}.csv`, load)}>
      {say('Download CSV')}
    </Button>
  );
}
