import type { changeCourses } from '@cpd/api/bulk/contract';
import type { Endpoint, Schema } from '@cpd/api/contract';
import type { BinKind } from '@cpd/domain/bin';
import { changesBetween, type FieldValues } from '@cpd/domain/history';
import {
  enableOutcome,
  losesRequirements,
  notReadyMessage,
  type Requirement,
  requiredWhileEnabledMessage,
} from '@cpd/domain/readiness';
import type { Transaction } from 'kysely';
import type { Queries, Schema as Tables, UndoFacts } from '../database/schema.ts';
import { record, recordChanges, type Subject } from '../history/record.ts';
import type { Actor } from '../http/Actor.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import type { Deps } from '../http/Deps.ts';
import type { Versioned } from '../http/entityTag.ts';
import { requireFound, throwHttpError } from '../http/errors/HttpError.ts';
import { type Change, mount, mountChange } from '../http/mount.ts';
import { changeEach } from './bulk.ts';

/** The kinds of items that begin as drafts, with the error code for missing requirements (rule B10). */
const KINDS = {
  course: { table: 'courses', noun: 'course', notReady: 'COURSE_NOT_READY' },
  event: { table: 'events', noun: 'event', notReady: 'EVENT_NOT_READY' },
  certificateGroup: { table: 'certificate_groups', noun: 'certificate group', notReady: 'CERTIFICATE_GROUP_NOT_READY' },
} as const;

interface DraftableItem {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** What the service knows about a kind of item that begins as a draft. */
export interface Draftable<Item extends DraftableItem> {
  readonly kind: keyof typeof KINDS;
  readonly find: (queries: Queries, id: string) => Promise<Versioned<Item> | null>;
  /** What is missing before the item can be enabled. */
  readonly missing: (item: Item) => readonly Requirement[];
  readonly titleOf: (item: Item) => string | null;
  /** The fields that the history records. Enabling has a line of its own. */
  readonly auditedFields: (item: Item) => FieldValues;
}

type NoSchema = Schema<undefined>;
type ItemEndpoint<Output extends Schema> = Endpoint<NoSchema, NoSchema, Output, `/v1/${string}/:id`>;

/** How items of a kind are copied. */
interface Duplication<Item extends DraftableItem, Body> {
  /** Its name in the history. */
  readonly action: 'course.duplicated' | 'event.duplicated';
  readonly endpoint: Endpoint<NoSchema, Schema<Body>, Schema<string>, `/v1/${string}/:id`>;
  /** Takes locks that must come before the item's. */
  readonly lockBefore?: (queries: Transaction<Tables>) => Promise<void>;
  /** Adds a draft with everything of an item, and returns its id. The copy refers to the same uploads. @throws HttpError 400. */
  readonly copy: (queries: Transaction<Tables>, item: Item, body: Body) => Promise<string>;
}

/** The endpoints of a kind, and what is special about it. Everything runs in the transaction of the request. */
interface Mounted<Item extends DraftableItem, Body, Duplicate> {
  readonly read: ItemEndpoint<Schema<Item>>;
  readonly draft: Endpoint<NoSchema, NoSchema, Schema<string>>;
  readonly save: Endpoint<NoSchema, Schema<Body>, NoSchema>;
  readonly enable: ItemEndpoint<NoSchema>;
  /** For kinds that can be copied. */
  readonly duplicate?: Duplication<Item, Duplicate>;
  readonly delete: ItemEndpoint<NoSchema>;
  /** Enables or deletes several. */
  readonly bulk: Omit<typeof changeCourses, 'path'> & { readonly path: `/v1/${string}/bulk` };
  /** Adds an empty item and returns its id. */
  readonly add: (queries: Transaction<Tables>) => Promise<string>;
  /** The response to a new draft. */
  readonly added: (id: string) => object;
  /** The id of the item that a save is about. */
  readonly idOf: (body: Body) => string;
  /** Checks and stores what a save changes. @throws HttpError 400. */
  readonly change: (queries: Transaction<Tables>, before: Item, body: Body) => Promise<void>;
  /** Rejects an item that has all it needs and cannot be enabled yet. @throws HttpError 409. */
  readonly checkEnable?: (queries: Transaction<Tables>, item: Item) => Promise<void>;
  /** Takes locks that must come before the item's, for its deletion. */
  readonly lockBeforeDelete?: (queries: Transaction<Tables>) => Promise<void>;
  /** Deletes an item and returns what undoing it needs. @throws HttpError 409. */
  readonly remove: (queries: Transaction<Tables>, item: Item) => Promise<Omit<UndoFacts, 'by'>>;
}

/** A change that needs nothing but the item's id. */
type ItemChange<Item> = Change<Item, { readonly by: Actor; readonly params: { readonly id: string } }, object>;

/** Mounts what courses, events and certificate groups share: a draft is added, read, saved, enabled and deleted. */
export function mountDraftable<Item extends DraftableItem, Body, Duplicate = undefined>(
  app: ApiApp,
  { database }: Pick<Deps, 'database'>,
  kind: Draftable<Item>,
  mounted: Mounted<Item, Body, Duplicate>,
): void {
  mount(app, mounted.read, async ({ params }) => found(kind, await kind.find(database.queries, params.id)));

  mount(app, mounted.draft, ({ by }) =>
    database.transaction(async (queries) => {
      const id = await mounted.add(queries);
      await record(queries, by, `${kind.kind}.created`, { id });
      return mounted.added(id);
    }),
  );

  const { duplicate } = mounted;
  if (duplicate !== undefined) {
    mount(app, duplicate.endpoint, ({ by, params, body }) =>
      database.transaction(async (queries) => {
        await duplicate.lockBefore?.(queries);
        const { value: original } = await lockItem(queries, kind, params.id);
        const id = await duplicate.copy(queries, original, body);
        const { value: copy } = found(kind, await kind.find(queries, id));
        await record(queries, by, duplicate.action, subjectOf(kind, copy), originalOf(kind, original));
        return { data: id };
      }),
    );
  }

  mountChange(app, database, mounted.save, {
    lock: (queries, { body }) => lockItem(queries, kind, mounted.idOf(body)),
    change: (queries, before, { by, body }) =>
      changeItem(queries, by, kind, before, () => mounted.change(queries, before, body)),
  });

  const enable: ItemChange<Item> = {
    lock: (queries, { params }) => lockItem(queries, kind, params.id),
    async change(queries, item, { by }) {
      const missing = kind.missing(item);
      const outcome = enableOutcome(item, missing);
      if (missing.length === 0) await mounted.checkEnable?.(queries, item);
      if (outcome === 'notReady') throwHttpError(409, KINDS[kind.kind].notReady, notReadyMessage(missing));
      if (outcome === 'unchanged') return item;
      await queries.updateTable(KINDS[kind.kind].table).set({ is_enabled: true }).where('id', '=', item._id).execute();
      await record(queries, by, `${kind.kind}.enabled`, subjectOf(kind, item));
      return { ...item, isEnable: true };
    },
  };

  const remove: ItemChange<Item> = {
    async lock(queries, { params }) {
      await mounted.lockBeforeDelete?.(queries);
      return lockItem(queries, kind, params.id);
    },
    async change(queries, item, { by }) {
      const facts = await mounted.remove(queries, item);
      await noteDeletion(queries, kind.kind, item._id, { by: by.id, ...facts });
      await record(queries, by, `${kind.kind}.deleted`, subjectOf(kind, item));
      return { _id: item._id };
    },
  };

  mountChange(app, database, mounted.enable, enable);
  mountChange(app, database, mounted.delete, remove);

  mount(app, mounted.bulk, async ({ c, by, body: { action, ids } }) => {
    const { lock, change } = action === 'enable' ? enable : remove;
    const changeOne = ({ _id: id }: { readonly _id: string }) =>
      database.transaction(async (queries) => {
        const request = { by, params: { id } };
        return change(queries, (await lock(queries, request)).value, request);
      });
    const outcomes = await changeEach(
      c,
      ids.map((_id) => ({ _id })),
      changeOne,
    );
    return { results: outcomes.map(({ changed: _, ...result }) => result) };
  });
}

/** Locks an item, including its parts, until the transaction ends. @throws HttpError 404. */
export async function lockItem<Item extends DraftableItem>(
  queries: Transaction<Tables>,
  kind: Draftable<Item>,
  id: string,
): Promise<Versioned<Item>> {
  await queries.selectFrom(KINDS[kind.kind].table).select('id').where('id', '=', id).forUpdate().execute();
  return found(kind, await kind.find(queries, id));
}

/**
 * Changes an item that the transaction has locked, and records what is different. Returns the item as it is then.
 *
 * @throws HttpError 409 if an enabled item lacks a requirement.
 */
export async function changeItem<Item extends DraftableItem>(
  queries: Queries,
  by: Actor,
  kind: Draftable<Item>,
  before: Item,
  change: () => Promise<void>,
): Promise<Item> {
  await change();
  const { value: saved } = found(kind, await kind.find(queries, before._id));
  requireReadyIfEnabled(kind, saved);
  const { auditedFields } = kind;
  const subject = subjectOf(kind, saved);
  await recordChanges(queries, by, `${kind.kind}.saved`, subject, auditedFields(before), auditedFields(saved));
  return saved;
}

/** Rejects a change that removes a requirement of an enabled item. @throws HttpError 409 that lists what is missing. */
export function requireReadyIfEnabled<Item extends DraftableItem>(kind: Draftable<Item>, changed: Item): void {
  const missing = kind.missing(changed);
  if (losesRequirements(changed, missing)) {
    throwHttpError(409, KINDS[kind.kind].notReady, requiredWhileEnabledMessage(missing));
  }
}

/** An item as the subject of a line in the history. */
export function subjectOf<Item extends DraftableItem>({ titleOf }: Draftable<Item>, item: Item): Subject {
  return { id: item._id, title: titleOf(item) };
}

/** Notes what undoing a deletion needs to know, in the transaction of the deletion. Without a bin, nothing is kept. */
export async function noteDeletion(queries: Queries, kind: BinKind, id: string, facts: UndoFacts): Promise<void> {
  const binned = queries.updateTable('bin').set({ undo: JSON.stringify(facts) });
  await binned.where('kind', '=', kind).where('id', '=', id).execute();
}

/** The change that records what an item is a copy of. */
function originalOf<Item extends DraftableItem>({ titleOf }: Draftable<Item>, original: Item) {
  return changesBetween({}, { original: { _id: original._id, name: titleOf(original) ?? original._id } });
}

function found<Item extends DraftableItem>({ kind }: Draftable<Item>, item: Versioned<Item> | null): Versioned<Item> {
  return requireFound(item, KINDS[kind].noun);
}
