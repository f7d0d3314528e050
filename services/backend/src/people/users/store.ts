import type { InputOf } from '@cpd/api/contract';
import { type ListedUser, type listUsers, MAX_DETAILS, type UserDetails } from '@cpd/api/users/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { type List, pageOfRows } from '../../http/lists/pageOfRows.ts';
import type { Config } from '../../settings/config.ts';
import { readCertificates } from '../certificates/list.ts';
import { lockPerson, ownedBy } from '../userDeletion/store.ts';

export async function pageOfUsers(database: Database, query: InputOf<typeof listUsers>) {
  return pageOfRows(database, userList(query), query, (isOnPage) => readUsers(database.queries, isOnPage));
}

/** The users for whom a condition holds, the newest first. */
export async function readUsers(queries: Queries, isMeant: RawBuilder<boolean>): Promise<ListedUser[]> {
  return queries
    .selectFrom('users')
    .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
    .select(
      sql<number>`(select count(*) from certificates where user_id = users.id and withdrawn_at is null)`.as(
        'certificateCount',
      ),
    )
    .where(isMeant)
    .orderBy('ordinal', 'desc')
    .execute();
}

/** The users that match the filters. */
export function userList({ keyword = '' }: Pick<InputOf<typeof listUsers>, 'keyword'>): List {
  return { table: 'users', filters: [], keyword, foundBesides: sql`id = ${keyword.trim()}` };
}

/** @throws HttpError 404. */
export async function readUserDetails(
  queries: Queries,
  id: string,
  config: Config,
  now: Date,
): Promise<Versioned<UserDetails>> {
  const row = await queries
    .selectFrom('users')
    .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
    .select(['created_at', 'version', 'firebase_uid'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { created_at, version, firebase_uid, ...user } = requireFound(row, 'user');
  const { uploads, ...owned } = await ownedBy(queries, id);
  const newest = sql<boolean>`ordinal = any(array(
    select ordinal from certificates where user_id = ${id} order by ordinal desc limit ${MAX_DETAILS}
  ))`;
  const details = {
    ...user,
    createdAt: created_at.toISOString(),
    certificates: await readCertificates(queries, newest, config),
    posts: await postsOf(queries, id, now),
    owned: { ...owned, uploads: uploads.length, hasAccount: firebase_uid !== null },
  };
  return new Versioned(details, version);
}

async function postsOf(queries: Queries, user: string, now: Date): Promise<UserDetails['posts']> {
  const posts = await queries
    .selectFrom('posts')
    .select(['id as _id', 'title', 'status', 'created_at', 'decided_at'])
    .select((eb) =>
      eb
        .selectFrom('review_tokens')
        .select(({ fn }) => fn.max('expires_at').as('expires_at'))
        .whereRef('post_id', '=', 'posts.id')
        .where('expires_at', '>', now)
        .as('link_expires_at'),
    )
    .where('user_id', '=', user)
    .orderBy('ordinal', 'desc')
    .limit(MAX_DETAILS)
    .execute();
  return posts.map(({ created_at, decided_at, link_expires_at, ...post }) => ({
    ...post,
    createdAt: created_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    reviewLinkExpiresAt: link_expires_at?.toISOString() ?? null,
  }));
}

/** Locks a user until the transaction ends, in the order of a deletion by the user. @throws HttpError 404. */
export async function lockUserForDeletion(queries: Transaction<Schema>, id: string) {
  const user = queries
    .selectFrom('users')
    .select(['id', 'firebase_uid as firebaseUid', 'version'])
    .where('id', '=', id);
  const { firebaseUid } = requireFound(await user.executeTakeFirst(), 'user');
  if (firebaseUid !== null) await lockPerson(queries, 'identity', firebaseUid);
  const { version, ...locked } = requireFound(await user.forUpdate().executeTakeFirst(), 'user');
  return new Versioned(locked, version);
}
