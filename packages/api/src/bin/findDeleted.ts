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
  const deleted = await newestDeleted(client, kind);
  return ids.filter((id) => deleted?.includes(id));
}

/**
 * Finds those of the items that were deleted a moment ago and are not in the bin any more, after a lost response to undoing
 * that. Without a connection, it finds none. Never rejects.
 */
export async function findUndone(
  client: Client,
  kind: BinKind,
  ids: readonly string[],
): Promise<readonly ResponseOf<typeof restoreFromBin>[]> {
  const deleted = await newestDeleted(client, kind);
  const undone = deleted === undefined ? [] : ids.filter((id) => !deleted.includes(id));
  return undone.map((_id) => ({ _id, kind, course: null, notes: [], exact: true }));
}

async function newestDeleted(client: Client, kind: BinKind): Promise<readonly string[] | undefined> {
  try {
    const { docs } = await client.request(listBin, { kind, ...NEWEST }, { overlay: false });
    return docs.map(({ _id }) => _id);
  } catch {
    return undefined;
  }
}

/** Whether an item was deleted although the response was lost. */
export async function wasDeleted(client: Client, kind: BinKind, { id }: { readonly id: string }): Promise<boolean> {
  return (await findDeleted(client, kind, [id])).length > 0;
}
