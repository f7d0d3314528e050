import type { Course } from '@cpd/api/courses/contract';
import * as contract from '@cpd/api/exports/contract';
import { EXPORT_COLUMNS, type ExportName } from '@cpd/api/exports/contract';
import { CSV_START, type CsvSeparator, cellText, csvOf } from '@cpd/domain/csv';
import { matchesKeyword } from '@cpd/domain/keyword';
import { loggingFaults } from '../../files/storage/loggingFaults.ts';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwBadRequest } from '../../http/errors/HttpError.ts';
import { batchesOfRows } from '../../http/lists/batchesOfRows.ts';
import { mount } from '../../http/mount.ts';
import { acceptsGzip } from '../../http/sendJson.ts';
import { certificateList, readCertificates } from '../../people/certificates/list.ts';
import { feedList, readFeed } from '../../people/feed/store.ts';
import { readUsers, userList } from '../../people/users/store.ts';
import { allCourses } from '../courses/store.ts';
import { eventList, readEvents } from '../events/store.ts';

/** Mounts the downloads of lists as CSV. */
export function exportRoutes(app: ApiApp, { config, database }: Deps): void {
  const { queries } = database;

  mount(app, contract.exportUsers, async ({ c, query }) =>
    sendCsv(
      c,
      'users',
      query,
      batchesOfRows(database, userList(query), (isMeant) => readUsers(queries, isMeant)),
    ),
  );

  mount(app, contract.exportCertificates, async ({ c, query }) => {
    const list = certificateList(query, config);
    const batches = batchesOfRows(database, list, (isMeant) => readCertificates(queries, isMeant, config));
    return sendCsv(c, 'certificates', query, batches);
  });

  mount(app, contract.exportCourses, async ({ c, query }) => {
    const { keyword = '', isEnable } = query;
    const isMeant = ({ _id, title, certificateGroup, isEnable: isEnabled }: Course) =>
      matchesKeyword(keyword, title, certificateGroup?.name, _id) && (isEnable === undefined || isEnable === isEnabled);
    const batches = oneBatch(async () => (await allCourses(queries)).filter(isMeant));
    return sendCsv(c, 'courses', query, batches);
  });

  mount(app, contract.exportEvents, async ({ c, query }) =>
    sendCsv(
      c,
      'events',
      query,
      batchesOfRows(database, eventList(query), (isMeant) => readEvents(queries, isMeant)),
    ),
  );

  mount(app, contract.exportPosts, async ({ c, query }) =>
    sendCsv(
      c,
      'posts',
      query,
      batchesOfRows(database, feedList(query), (isMeant) => readFeed(queries, isMeant)),
    ),
  );
}

type Batches = AsyncGenerator<readonly object[]>;

async function* oneBatch(read: () => Promise<readonly object[]>): Batches {
  yield await read();
}

/**
 * Sends rows while they are read. The reading ends when the client goes away. The first rows are read before the status is
 * sent, and none for HEAD.
 *
 * @throws HttpError 400 for a wrong header.
 * @throws Unavailable if too many downloads wait.
 */
async function sendCsv(
  c: ApiContext,
  name: ExportName,
  { header, separator }: { readonly header?: string | undefined; readonly separator?: CsvSeparator | undefined },
  batches: Batches,
): Promise<Response> {
  const columns: readonly string[] = EXPORT_COLUMNS[name];
  const titles = header?.split('\n') ?? columns;
  if (titles.length !== columns.length) throwBadRequest(`The header must have ${columns.length} lines.`);
  const isCompressed = acceptsGzip(c);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.method === 'HEAD') return c.body(null);
  const first = await batches.next();
  const csv = streamOf(csvBytes(titles, columns, separator, first.done ? [] : first.value, batches));
  const bytes = isCompressed ? csv.pipeThrough(new CompressionStream('gzip')) : csv;
  return c.body(loggingFaults(c, bytes, 'A download as CSV broke off.'));
}

/** Reads the next chunk only when the client has taken the one before. */
function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* csvBytes(
  titles: readonly string[],
  columns: readonly string[],
  separator: CsvSeparator | undefined,
  first: readonly object[],
  others: Batches,
) {
  const encoder = new TextEncoder();
  const encoded = (rows: readonly object[]) => {
    const cells = rows.map((row) => columns.map((column) => cellText(Object(row)[column])));
    return encoder.encode(csvOf(cells, separator));
  };
  yield encoder.encode(CSV_START + csvOf([titles], separator));
  yield encoded(first);
  for await (const rows of others) yield encoded(rows);
}
