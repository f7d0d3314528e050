import type { CsvForm } from '@cpd/domain/csvWriter';
import type { Client } from '../client/createClient.ts';
import type { InputOf } from '../http/endpoint.ts';
import * as endpoints from './contract.ts';

export { EXPORT_COLUMNS } from './contract.ts';

const EXPORTS = {
  users: endpoints.exportUsers,
  certificates: endpoints.exportCertificates,
  courses: endpoints.exportCourses,
  events: endpoints.exportEvents,
  groups: endpoints.exportGroups,
  posts: endpoints.exportPosts,
};

/**
 * Downloads a list as CSV.
 *
 * @param form How it is written; the titles are in the order of `EXPORT_COLUMNS`.
 * @param signal Cancels the download.
 * @throws ApiError
 */
export function downloadCsv<Name extends endpoints.ExportName>(
  client: Client,
  name: Name,
  filters: Omit<InputOf<(typeof EXPORTS)[Name]>, keyof CsvForm>,
  { titles, ...form }: Omit<CsvForm, 'header'> & { readonly titles: readonly string[] },
  signal?: AbortSignal,
): Promise<Blob> {
  const input = { ...filters, ...form, header: titles.join('\n') };
  // Every export has the form, beside its own filters.
  return client.download(EXPORTS[name], input as unknown as InputOf<(typeof EXPORTS)[Name]>, signal);
}
