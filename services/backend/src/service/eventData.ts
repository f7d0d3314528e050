import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import { type ApiKey, mayRead } from '../http/ApiKey.ts';
import type { Deps } from '../http/Deps.ts';
import type { Config } from '../settings/config.ts';
import { enabledCourses, enabledEvents, enabledGroups, enabledQuizzes } from './catalog.ts';
import { userCertificates } from './certificates.ts';

interface Event {
  readonly type: string;
  readonly subject: string;
}

interface Reader {
  readonly queries: Queries;
  readonly config: Config;
  readonly apiKey: ApiKey | null;
}

/** An item by its id, which is not part of what the event says about it. */
type Items = readonly (readonly [id: string, data: object])[];

const byId = <Item extends { readonly _id: string }>(items: readonly Item[]) =>
  items.map((item) => [item._id, item] as const);

/** Reads the items of events that begin with this word. */
const READ: Readonly<Record<string, (reader: Reader, isMeant: RawBuilder<boolean>) => Promise<Items>>> = {
  async course({ queries, apiKey }, isMeant) {
    const courses = new Map(byId(await enabledCourses(queries, isMeant)));
    const quizzes = await enabledQuizzes(queries, isMeant, mayRead(apiKey, 'answers'));
    return quizzes.map((quiz) => [quiz._id, { ...courses.get(quiz._id), ...quiz }]);
  },
  event: async ({ queries }, isMeant) => byId(await enabledEvents(queries, isMeant)),
  group: async ({ queries }, isMeant) => byId(await enabledGroups(queries, isMeant)),
  // Personal data: the id alone.
  async post({ queries }, isMeant) {
    const posts = await queries.selectFrom('posts').select(['id', 'user_id']).where(isMeant).execute();
    return posts.map(({ id, user_id }) => [id, { user: user_id }]);
  },
  certificate: async ({ queries, config }, isMeant) => byId(await userCertificates(queries, isMeant, config)),
};

const CATALOG = ['course', 'event', 'group'];

/**
 * Returns what events say about their items, which is what these are now. An event has no data if its item is gone, or if
 * a later one of the same type has it, so that a hundred saves of a quiz do not send it a hundred times.
 */
export async function dataOf<E extends Event>(
  { database: { queries }, config }: Pick<Deps, 'config' | 'database'>,
  events: readonly E[],
  apiKey: ApiKey | null,
): Promise<ReadonlyMap<E, object>> {
  const last = new Map(events.map((event) => [`${event.type} ${event.subject}`, event]));
  const nounOf = ({ type }: Event) => type.split('.')[0] ?? '';
  const data = new Map<E, object>();
  for (const [noun, itsEvents] of Map.groupBy(last.values(), nounOf)) {
    if (CATALOG.includes(noun) && !mayRead(apiKey, 'catalog')) continue;
    const read = Object.hasOwn(READ, noun) ? READ[noun] : undefined;
    const ids = sql.join([...new Set(itsEvents.map(({ subject }) => subject))]);
    const items = new Map(await read?.({ queries, config, apiKey }, sql`id in (${ids})`));
    for (const event of itsEvents) {
      const item = event.type.endsWith('.deleted') ? undefined : items.get(event.subject);
      if (item !== undefined) data.set(event, item);
    }
  }
  return data;
}
