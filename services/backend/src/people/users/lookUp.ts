import type { InputOf } from '@cpd/api/contract';
import type { FoundUser, lookUpUsers } from '@cpd/api/userLookup/contract';
import type { ListedUser } from '@cpd/api/users/contract';
import { isNameOf } from '@cpd/domain/keyword';
import { type Lookup, MAX_CANDIDATES } from '@cpd/domain/peopleList';
import { isBlankText } from '@cpd/domain/text';
import { sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { wholeNameFilter } from '../../database/searchText.ts';
import { type List, pageOfRows } from '../../http/lists/pageOfRows.ts';
import type { Config } from '../../settings/config.ts';
import { readCertificates } from '../certificates/list.ts';
import { readUsers, userList } from './store.ts';

interface Found extends Omit<Lookup<FoundUser>, 'people'> {
  readonly people: readonly ListedUser[];
}

/** Finds users by e-mails, ids or names, with their newest valid certificates of a group. */
export async function lookUp(
  database: Database,
  { keys, certificateGroup }: InputOf<typeof lookUpUsers>,
  config: Config,
) {
  const texts = keys.map((key) => key.trim());
  const identified = await identifiedBy(database, texts);
  const found: Found[] = [];
  // One after the other, so that a list takes one connection.
  for (const text of texts) found.push(identified(text) ?? (await named(database, text)));
  const ids = found.flatMap(({ people }) => people.map(({ _id }) => _id));
  const certificates = await validCertificates(database, ids, certificateGroup, config);
  return {
    results: found.map(({ people, ...result }) => ({
      ...result,
      people: people.map((user) => ({ ...user, certificate: certificates.get(user._id) ?? null })),
    })),
  };
}

/** Returns a function that finds the users whose e-mail or id a text is; undefined if it is nobody's. */
async function identifiedBy({ queries }: Database, texts: readonly string[]) {
  const emails = sql`array(select lower(text collate "C") from unnest(${texts}::text[]) as text)`;
  const users = await readUsers(queries, sql`(id = any(${texts}) or lower(email collate "C") = any(${emails}))`);
  return (text: string): Found | undefined => {
    const isMeant = ({ _id, email }: ListedUser) => _id === text || email?.toLowerCase() === text.toLowerCase();
    const people = users.filter(isMeant);
    return people.length === 0 ? undefined : { ...limited(people), isExact: true };
  };
}

/** Finds the users whose whole name a text is, or else those who match it. */
async function named(database: Database, text: string): Promise<Found> {
  if (isBlankText(text)) return { people: [], isExact: false, hasMore: false };
  const find = async (list: List) => {
    const query = { page: 1, size: MAX_CANDIDATES + 1 };
    return (await pageOfRows(database, list, query, (isOnPage) => readUsers(database.queries, isOnPage))).docs;
  };
  const matching = { ...userList({ keyword: text }), maxCounted: 1 };
  const matched = await find(matching);
  // A second query would scan all names again, if these words have no index.
  const exact =
    matched.length > MAX_CANDIDATES
      ? await find({ ...matching, foundOnly: wholeNameFilter(text) })
      : matched.filter((user) => isNameOf(text, user));
  return { ...limited(exact.length > 0 ? exact : matched), isExact: exact.length > 0 };
}

function limited(people: readonly ListedUser[]): Pick<Found, 'people' | 'hasMore'> {
  return { people: people.slice(0, MAX_CANDIDATES), hasMore: people.length > MAX_CANDIDATES };
}

async function validCertificates(
  { queries }: Database,
  users: readonly string[],
  group: string | undefined,
  config: Config,
) {
  if (group === undefined || users.length === 0) return new Map();
  const isMeant = sql<boolean>`user_id = any(${users}) and certificate_group_id = ${group} and withdrawn_at is null`;
  const newestFirst = await readCertificates(queries, isMeant, config);
  return new Map(newestFirst.toReversed().map((certificate) => [certificate.user, certificate]));
}
