import type { Queries } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';

export type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number];

function selectPasskeys(queries: Queries) {
  return queries
    .selectFrom('passkeys')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['passkeys.id', 'admin_id as adminId', 'name', 'public_key as publicKey', 'counter', 'transports'])
    .select(['passkeys.created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('disabled_at', 'is', null);
}

/** The passkeys of an administrator, the oldest first. */
export function passkeysOf(queries: Queries, adminId: string) {
  return selectPasskeys(queries).where('admin_id', '=', adminId).orderBy('passkeys.created_at').execute();
}

/** A passkey of an enabled administrator; null if there is none. */
export async function findPasskey(queries: Queries, id: string): Promise<Passkey | null> {
  return (await selectPasskeys(queries).where('passkeys.id', '=', id).executeTakeFirst()) ?? null;
}

/** Adds a passkey; false if one with that id exists. */
export async function addPasskey(
  queries: Queries,
  passkey: { id: string; name: string; publicKey: string; counter: number; transports: readonly string[] },
  by: Actor,
  now: Date,
): Promise<boolean> {
  const { id, name, publicKey, counter, transports } = passkey;
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('passkeys')
    .values({
      id,
      admin_id: by.id,
      name,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await recordPasskey(queries, by, 'admin.passkey-added', name);
  return true;
}

/** Stores a use; false if the counter has changed meanwhile, as when a copy is used at the same moment. */
export async function recordPasskeyUse(queries: Queries, { id, counter }: Passkey, newCounter: number, now: Date) {
  const { numUpdatedRows } = await queries
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames a passkey of the administrator; false if there is none with that id. */
export async function renamePasskey(queries: Queries, id: string, name: string, by: Actor): Promise<boolean> {
  const own = queries.updateTable('passkeys').set({ name }).where('id', '=', id).where('admin_id', '=', by.id);
  if ((await own.executeTakeFirst()).numUpdatedRows === 0n) return false;
  await recordPasskey(queries, by, 'admin.passkey-renamed', name);
  return true;
}

export async function hasPasskey(queries: Queries, adminId: string): Promise<boolean> {
  const any = queries.selectFrom('passkeys').select('id').where('admin_id', '=', adminId).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** Removes a passkey of the administrator; false if there is none with that id. */
export async function removePasskey(queries: Queries, id: string, by: Actor): Promise<boolean> {
  // Locked: two removals at the same time must see each other, so that one passkey stays if passkeys are mandatory.
  await queries.selectFrom('admins').select('id').where('id', '=', by.id).forUpdate().execute();
  const own = queries.deleteFrom('passkeys').where('id', '=', id).where('admin_id', '=', by.id);
  const removed = await own.returning('name').executeTakeFirst();
  if (removed === undefined) return false;
  await recordPasskey(queries, by, 'admin.passkey-removed', removed.name);
  return true;
}

/** Removes all passkeys of an administrator whose password is reset by someone else. */
export async function removePasskeysOf(
  queries: Queries,
  { id, username }: { readonly id: string; readonly username: string | null },
  by: Actor,
): Promise<void> {
  const { numDeletedRows } = await queries.deleteFrom('passkeys').where('admin_id', '=', id).executeTakeFirst();
  if (numDeletedRows > 0n) await record(queries, by, 'admin.passkeys-removed', { id, title: username });
}

function recordPasskey(
  queries: Queries,
  by: Actor,
  action: 'admin.passkey-added' | 'admin.passkey-renamed' | 'admin.passkey-removed',
  name: string,
): Promise<void> {
  const change = { field: 'passkey', before: null, after: name };
  return record(queries, by, action, { id: by.id, title: by.name }, [change]);
}
