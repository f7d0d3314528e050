import { sql } from 'kysely';
import { newId } from '../database/id.ts';
import type { Queries } from '../database/schema.ts';
import type { NewUpload } from '../files/uploads/NewUpload.ts';
import { scheduleDeletion } from '../files/uploads/pendingDeletions.ts';
import { storeUpload } from '../files/uploads/storeUpload.ts';
import type { UploadTable } from '../files/uploads/unused.ts';
import { record } from '../history/record.ts';
import type { Actor } from '../http/Actor.ts';
import type { Deps } from '../http/Deps.ts';
import { throwBadRequest } from '../http/errors/HttpError.ts';

/** Where an upload of another service is stored. */
interface Place {
  readonly owner: string;
  /** Whether every service may use it. */
  readonly isShared: boolean;
  /** Called if the owner has an upload already. Throws unless it may be replaced. */
  readonly onTaken: () => void;
}

/** Stores an upload under an owner, replacing the previous one, and returns its id. Repeating the request changes nothing. */
export async function putUpload(
  deps: Deps,
  { owner, isShared, onTaken }: Place,
  upload: NewUpload,
  by: Actor,
): Promise<string> {
  const { table, sha256 } = upload;
  const findSame = async (queries: Queries) => {
    // Read once: a concurrent request may store its upload between two queries.
    const owned = await queries.selectFrom('upload_references').select('upload').where('owner', '=', owner).execute();
    if (owned.length === 0) return undefined;
    onTaken();
    const ids = owned.map(({ upload }) => upload);
    const same = queries.selectFrom(table).select(['id', 'is_shared']).where('id', 'in', ids);
    return same.where('sha256', '=', sha256).executeTakeFirst();
  };
  const current = await findSame(deps.database.queries);
  if (current !== undefined) {
    if (current.is_shared !== isShared) await share(deps.database.queries, table, current.id, isShared);
    return current.id;
  }
  const id = newId();
  let stored = id;
  await storeUpload(deps, { key: id, ...upload }, async (transaction) => {
    await lockOwner(transaction, owner);
    // The same request may have been repeated while this one ran.
    stored = (await findSame(transaction))?.id ?? id;
    if (stored !== id) {
      await scheduleDeletion(transaction, { storageKeys: [id], dueAt: deps.now() });
      return;
    }
    await upload.insert(transaction, id, null);
    await record(transaction, by, upload.action, { id });
    await releaseOwner(transaction, owner);
    // A trigger notes the service that has stored it.
    await transaction.insertInto('upload_references').values({ upload: id, owner }).execute();
    if (isShared) await share(transaction, table, id, isShared);
  });
  return stored;
}

async function share(queries: Queries, table: UploadTable, id: string, isShared: boolean): Promise<void> {
  await queries.updateTable(table).set({ is_shared: isShared }).where('id', '=', id).execute();
}

/** The column `stored_by` of a service's uploads. The keys of a service have one name. */
export function storedBy(service: string | undefined): string {
  return `service/${service}`;
}

/** Rejects uploads that are missing, or that a service may not use: those of others that are not shared. @throws HttpError 400. */
export async function requireUsable(
  queries: Queries,
  table: UploadTable,
  ids: readonly string[],
  service: string,
): Promise<void> {
  const found = queries.selectFrom(table).select(['id', 'is_shared', 'stored_by']);
  for (const id of ids) {
    const upload = await found.where('id', '=', id).executeTakeFirst();
    const noun = table === 'images' ? 'image' : 'PDF';
    if (upload === undefined) return throwBadRequest(`There is no ${noun} with this id.`);
    if (!upload.is_shared && upload.stored_by !== storedBy(service))
      throwBadRequest(`This ${noun} was not stored by your service, and is not shared. Upload a copy of it.`);
  }
}

/** Releases the uploads of an owner. */
export async function releaseOwner(queries: Queries, owner: string): Promise<void> {
  await lockOwner(queries, owner);
  await queries.deleteFrom('upload_references').where('owner', '=', owner).execute();
}

/** Lets other transactions that change an owner's upload wait until this one ends. */
async function lockOwner(queries: Queries, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(queries);
}
