import type { BinKind } from '@cpd/domain/bin';
import type { Client } from '../client/createClient.ts';
import type { ResponseOf } from '../http/endpoint.ts';
import { listBin, type restoreFromBin } from './contract.ts';

/** More than are deleted at once, and what others delete at the same time. */
const NEWEST = { page: 1, size: 100 } as const;

/**
 * Finds those of the items that are in the bin, after a lost response to their deletion. Without a bin, or a connection, it
 * finds none. Never rejects.
 */
export async function findDeleted(client: Client, kind: BinKind, ids: readonly string[]): Promise<readonly string[]> {
  const bin = await readNewest(client, kind);
  return ids.filter((id) => bin?.deleted.includes(id));
}

/**
 * Finds those of the items that are not in the bin any more, after a lost response to restoring them. Without a connection,
 * it finds none. Never rejects.
 *
 * @param exact Whether their deletion was undone, which is possible for a short time after it.
 */
export async function findRestored(
  client: Client,
  kind: BinKind,
  ids: readonly string[],
  exact: boolean,
): Promise<readonly ResponseOf<typeof restoreFromBin>[]> {
  const bin = await readNewest(client, kind);
  // An item that was deleted long ago may be on another page.
  if (bin === undefined || !(exact || bin.isComplete)) return [];
  const restored = ids.filter((id) => !bin.deleted.includes(id));
  return restored.map((_id) => ({ _id, kind, course: null, notes: [], exact }));
}

async function readNewest(client: Client, kind: BinKind) {
  try {
    const { docs, total } = await client.request(listBin, { kind, ...NEWEST }, { overlay: false });
    return { deleted: docs.map(({ _id }) => _id), isComplete: total <= docs.length };
  } catch {
    return undefined;
  }
}

/** Whether an item was deleted although the response was lost. */
export async function wasDeleted(client: Client, kind: BinKind, { id }: { readonly id: string }): Promise<boolean> {
  return (await findDeleted(client, kind, [id])).length > 0;
}
