import type { BinKind } from '@cpd/domain/bin';
import type { Client } from '../client/createClient.ts';
import { listBin } from './contract.ts';

/** More than are deleted at once, and what others delete at the same time. */
const NEWEST = { page: 1, size: 100 } as const;

/**
 * Finds those of the items that are in the bin, after a lost response to their deletion. Without a bin, or a connection, it
 * finds none. Never rejects.
 */
export async function findDeleted(client: Client, kind: BinKind, ids: readonly string[]): Promise<readonly string[]> {
  try {
    const { docs } = await client.request(listBin, { kind, ...NEWEST }, { overlay: false });
    return ids.filter((id) => docs.some(({ _id }) => _id === id));
  } catch {
    return [];
  }
}

/** Whether an item was deleted although the response was lost. */
export async function wasDeleted(client: Client, kind: BinKind, { id }: { readonly id: string }): Promise<boolean> {
  return (await findDeleted(client, kind, [id])).length > 0;
}
