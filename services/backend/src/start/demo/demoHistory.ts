import { type Action, type Change, changesBetween } from '@cpd/domain/history';
import { usernameKey } from '@cpd/domain/username';
import type { Transaction } from 'kysely';
import demoAdministrators from '../../../demo/administrators.json' with { type: 'json' };
import demoLines from '../../../demo/history.json' with { type: 'json' };
import { allCourses, courseKind } from '../../catalog/courses/store.ts';
import { newId } from '../../database/id.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import { type Actor, systemActor } from '../../http/Actor.ts';
import { decisionChanges, issuedLink } from '../../people/review/reviewLink.ts';

const HOUR_MS = 60 * 60_000;

/** The subjects of lines, in the order of their creation. */
type Items = Readonly<Record<'courses' | 'groups' | 'events' | 'posts' | 'certificates', readonly { id: string }[]>>;

/** A line of the demo's history; its time is in hours before now. */
interface DemoLine {
  readonly hoursAgo: number;
  /** An administrator's user name, or an actor without one. `admin` is the first administrator, whatever the name. */
  readonly who: string;
  readonly action: Action;
  readonly of?: keyof Items;
  /** Its position among the subjects of its kind, from 0. */
  readonly place?: number;
  readonly administrator?: string;
  /** Its title at that time. */
  readonly title?: string;
  readonly changes?: readonly Change[];
  /** The review link that was issued, or that was used for the decision. */
  readonly link?: string;
  /** Fields of a course that were empty before and then got their current value. */
  readonly set?: readonly string[];
}

/**
 * Adds former administrators of the demo, and a history of what they and others did.
 *
 * @param passwordHash The hash of a password that no one knows.
 */
export async function writeDemoHistory(
  queries: Transaction<Schema>,
  items: Items,
  now: Date,
  passwordHash: string,
): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const former = demoAdministrators.map(({ username, added, lastSeen, disabled }) => ({
    id: newId(),
    username,
    name_key: usernameKey(username),
    password_hash: passwordHash,
    created_at: before(added),
    last_seen_at: before(lastSeen),
    disabled_at: before(disabled),
  }));
  const first = await queries.selectFrom('admins').select(['id', 'username']).executeTakeFirst();
  const administrators = new Map(former.map((admin) => [admin.username, admin] as const));
  const administratorOf = (name = '') => (name === 'admin' ? first : administrators.get(name));
  await queries
    .insertInto('admins')
    .values(former)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const courses = new Map((await allCourses(queries)).map((course) => [course._id, course]));
  for (const line of demoLines as readonly DemoLine[]) {
    const { hoursAgo, who, action, of, place = 0, administrator, changes = [], link, set = [] } = line;
    const id = of === undefined ? administratorOf(administrator)?.id : items[of][place]?.id;
    const course = courses.get(id ?? '');
    const setFields = Object.entries(course ? courseKind.auditedFields(course) : {}).filter(([field]) =>
      set.includes(field),
    );
    const title = administratorOf(administrator)?.username ?? line.title;
    const linked = link === undefined ? [] : await linkChanges(queries, action, id ?? '', link);
    const allChanges = [...changes, ...linked, ...changesBetween({}, Object.fromEntries(setFields))];
    await record(
      queries,
      actorOf(who, administratorOf(who)),
      action,
      { id: id ?? null, title },
      allChanges,
      before(hoursAgo),
    );
  }
}

async function linkChanges(queries: Queries, action: Action, post: string, link: string): Promise<readonly Change[]> {
  return action === 'post.link-issued' ? issuedLink(link) : decisionChanges(queries, post, link);
}

function actorOf(who: string, admin: { readonly id: string; readonly username: string } | undefined): Actor {
  if (who === 'review-link' || who === 'command') return systemActor(who);
  return { id: admin?.id ?? who, name: admin?.username ?? who, requestId: newId() };
}
