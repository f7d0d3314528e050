import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@cpd/api/contract';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import type { Deps } from './Deps.ts';
import { throwHttpError } from './errors/HttpError.ts';

/** How long a create can be repeated with what it has created, no matter what became of that, in milliseconds. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

type Note = Pick<Schema['creations'], 'kind' | 'id' | 'content_hash'>;

/** A create whose id the client may choose. */
export interface Creation<Request, Reply> {
  /** The chosen id; undefined if the client leaves it to the service. */
  readonly id: (request: Request) => string | undefined;
  /** What is created, as JSON. */
  readonly content: (request: Request) => object;
  /** The stored item in the same form; null if there is none. */
  readonly find: (queries: Queries, id: string) => Promise<object | null>;
  /** The first response, for a repeated request. */
  readonly repeat: (queries: Queries, request: Request) => Promise<Reply>;
}

/**
 * Whether a create with the client's id repeats one that has succeeded. If not, it is noted, and another one with the same
 * id waits until this transaction ends. What counts is what was created, not what the item is now.
 *
 * @throws HttpError 409 if something else was created under this id, 410 if the item was deleted.
 */
export async function isRepeated<Request>(
  queries: Transaction<Schema>,
  kind: NonNullable<Endpoint['creates']>,
  creation: Creation<Request, unknown>,
  request: Request,
): Promise<boolean> {
  const id = creation.id(request);
  if (id === undefined) return false;
  const content = creation.content(request);
  const noted: Note = { kind, id, content_hash: hash('sha256', JSON.stringify(content)) };
  const insertion = queries
    .insertInto('creations')
    .values(noted)
    .onConflict((conflict) => conflict.doNothing());
  const isFirst = (await insertion.returning('id').executeTakeFirst()) !== undefined;
  const stored = await creation.find(queries, id);
  if (isFirst && stored === null && !(await isInBin(queries, kind, id))) return false;
  if (stored === null)
    throwHttpError(
      410,
      `${kind.toUpperCase()}_DELETED`,
      `This ${kind} was created before, and has been deleted since.`,
    );
  // An item that another service has written, or an earlier version, was not noted.
  const isSame = isFirst ? isDeepStrictEqual(stored, content) : await isNoted(queries, noted);
  if (!isSame) throwHttpError(409, `${kind.toUpperCase()}_DIFFERS`, `Another ${kind} has this id.`);
  return true;
}

async function isNoted(queries: Queries, { kind, id, content_hash }: Note): Promise<boolean> {
  const row = queries.selectFrom('creations').select('content_hash').where('kind', '=', kind).where('id', '=', id);
  return (await row.executeTakeFirst())?.content_hash === content_hash;
}

async function isInBin(queries: Queries, kind: Note['kind'], id: string): Promise<boolean> {
  if (kind !== 'question') return false;
  const row = queries.selectFrom('bin').select('id').where('kind', '=', kind).where('id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Removes the notes of old creates. If one is repeated later, its content is compared with the item, if there is one. */
export async function removeOldCreations({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - RETENTION_MS);
  await database.queries.deleteFrom('creations').where('created_at', '<', oldest).execute();
}
