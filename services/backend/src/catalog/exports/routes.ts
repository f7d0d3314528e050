import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Endpoint, Schema } from '@cpd/api/contract';
import type { Course } from '@cpd/api/courses/contract';
import * as contract from '@cpd/api/exports/contract';
import { EXPORT_COLUMNS, type ExportName } from '@cpd/api/exports/contract';
import { type CsvForm, type CsvWriter, csvWriter } from '@cpd/domain/csvWriter';
import { matchesCourse } from '@cpd/domain/keyword';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Queries } from '../../database/schema.ts';
import { loggingFaults } from '../../files/storage/loggingFaults.ts';
import { recordChanges } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwBadRequest } from '../../http/errors/HttpError.ts';
import { batchesOfRows } from '../../http/lists/batchesOfRows.ts';
import type { List } from '../../http/lists/pageOfRows.ts';
import { mount } from '../../http/mount.ts';
import { acceptsGzip } from '../../http/sendJson.ts';
import { certificateList, readCertificates } from '../../people/certificates/list.ts';
import { feedList, readPostRows } from '../../people/feed/store.ts';
import { readUsers, userList } from '../../people/users/store.ts';
import { groupList, readGroupRows } from '../certificateGroups/store.ts';
import { allCourses } from '../courses/store.ts';
import { eventList, readEventRows } from '../events/store.ts';

/** Mounts the downloads of lists as CSV. */
export function exportRoutes(app: ApiApp, { config, database }: Deps): void {
  const { queries } = database;

  function writerOf(name: ExportName, form: CsvForm): CsvWriter {
    const writer = csvWriter(contract.exportedColumns(name, config.timeZone), form);
    return writer ?? throwBadRequest(`The header must have ${EXPORT_COLUMNS[name].length} lines.`);
  }

  function mountExport<Name extends ExportName, Query extends Schema<CsvForm>>(
    name: Name,
    endpoint: Endpoint<Query, Schema<undefined>, Schema<undefined>>,
    batchesOf: (query: v.InferOutput<Query>) => Batches,
  ): void {
    mount(app, endpoint, ({ c, by, query }) =>
      sendCsv(c, name, writerOf(name, query), batchesOf(query), (rows) =>
        recordDownload(queries, by, name, query, rows),
      ),
    );
  }

  mountExport('users', contract.exportUsers, (query) =>
    batchesOfRows(database, userList(query), (isMeant) => readUsers(queries, isMeant)),
  );
  mountExport('certificates', contract.exportCertificates, (query) =>
    batchesOfRows(database, certificateList(query, config), (isMeant) => readCertificates(queries, isMeant, config)),
  );
  mountExport('courses', contract.exportCourses, ({ keyword = '', isEnable, ids }) => {
    const isMeant = (course: Course) =>
      matchesCourse(keyword, course) &&
      (isEnable === undefined || isEnable === course.isEnable) &&
      (ids === undefined || ids.split(',').includes(course._id));
    return oneBatch(async () => (await allCourses(queries)).filter(isMeant));
  });
  mountExport('events', contract.exportEvents, (query) =>
    batchesOfRows(database, onlyIds(eventList(query), query), (isMeant) => readEventRows(queries, isMeant)),
  );
  mountExport('groups', contract.exportGroups, (query) =>
    batchesOfRows(database, onlyIds(groupList(query), query), (isMeant) => readGroupRows(queries, isMeant)),
  );
  mountExport('posts', contract.exportPosts, (query) =>
    batchesOfRows(database, onlyIds(feedList(query), query), (isMeant) => readPostRows(queries, isMeant)),
  );
}

/** A list without the rows that are not named. */
function onlyIds(list: List, { ids }: { readonly ids?: string | undefined }): List {
  if (ids === undefined) return list;
  return { ...list, filters: [...list.filters, sql<boolean>`id = any(${ids.split(',')})`] };
}

/** Filters whose value the history must not keep, because it may be a person's name or id, or that is long. */
const NAMED_ONLY: readonly string[] = ['ids', 'keyword', 'user'];

/** Writes a line about a download: the list, its filter and the number of rows that were sent. */
async function recordDownload(
  queries: Queries,
  by: Actor,
  name: ExportName,
  query: CsvForm,
  rows: number,
): Promise<void> {
  const { header: _, words: __, locale: ___, separator: ____, ...filters } = query;
  const isSet = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const filter = isSet.map(([field, value]) => (NAMED_ONLY.includes(field) ? field : `${field}=${value}`)).join(', ');
  await recordChanges(queries, by, `${name}.downloaded`, { id: null }, {}, { filter: filter || null, rows });
}

type Batches = AsyncGenerator<readonly object[]>;

async function* oneBatch(read: () => Promise<readonly object[]>): Batches {
  yield await read();
}

/**
 * Sends rows while they are read. The reading ends when the client goes away. The first rows are read before the status is
 * sent, and none for HEAD.
 *
 * @throws Unavailable if too many downloads wait.
 */
async function sendCsv(
  c: ApiContext,
  name: ExportName,
  writer: CsvWriter,
  batches: Batches,
  onEnd: (rows: number) => Promise<void>,
): Promise<Response> {
  const isCompressed = acceptsGzip(c);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.method === 'HEAD') return c.body(null);
  const first = await batches.next();
  // It reads the next chunk only when the client has taken the one before.
  const csv = NodeStream.from(csvBytes(writer, withFirst(first, batches), onEnd)) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
  const bytes = isCompressed ? csv.pipeThrough(new CompressionStream('gzip')) : csv;
  return c.body(loggingFaults(c, bytes, 'A download as CSV broke off.'));
}

/** The batches, of which the first was read before. */
async function* withFirst({ done, value }: IteratorResult<readonly object[]>, others: Batches): Batches {
  if (!done) yield value;
  yield* others;
}

/** @param onEnd Called with the number of rows that were sent, also if the client has gone before the last. */
async function* csvBytes(writer: CsvWriter, batches: Batches, onEnd: (rows: number) => Promise<void>) {
  const encoder = new TextEncoder();
  let sent = 0;
  try {
    yield encoder.encode(writer.head);
    for await (const rows of batches) {
      sent += rows.length;
      yield encoder.encode(writer.rowsOf(rows));
    }
  } finally {
    await onEnd(sent);
  }
}
