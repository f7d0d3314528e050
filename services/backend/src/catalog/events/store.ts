import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@cpd/api/contract';
import type { CpdEvent, listEvents, saveEvent } from '@cpd/api/events/contract';
import { eventName } from '@cpd/domain/event';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { hasChanges } from '../../database/hasChanges.ts';
import { newId } from '../../database/id.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import { enabledFilter, type List, pageOfRows } from '../../http/lists/pageOfRows.ts';

export async function pageOfEvents(database: Database, query: InputOf<typeof listEvents>) {
  return pageOfRows(database, eventList(query), query, (isOnPage) => readEvents(database.queries, isOnPage));
}

/** The events that match the filters. */
export function eventList({ keyword, isEnable }: Pick<InputOf<typeof listEvents>, 'keyword' | 'isEnable'>): List {
  return { table: 'events', filters: enabledFilter(isEnable), keyword };
}

/** The events for which a condition holds, the newest first. */
export async function readEvents(queries: Queries, isMeant: RawBuilder<boolean>): Promise<CpdEvent[]> {
  return (await selectEvents(queries).where(isMeant).orderBy('ordinal', 'desc').execute()).map(toEvent);
}

/** The events for which a condition holds as a file has them: with their names and dates, and the numbers of their posters. */
export async function readEventRows(queries: Queries, isMeant: RawBuilder<boolean>): Promise<object[]> {
  const rows = await selectEvents(queries).select('created_at').where(isMeant).orderBy('ordinal', 'desc').execute();
  return rows.map((row) => ({
    ...toEvent(row),
    name: eventName(row),
    createdAt: row.created_at.toISOString(),
    posterCount: row.image_ids?.length ?? 0,
  }));
}

export async function findEvent(queries: Queries, id: string): Promise<Versioned<CpdEvent> | null> {
  const row = await selectEvents(queries).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : new Versioned(toEvent(row), row.version);
}

export async function addEvent(queries: Queries): Promise<string> {
  const id = newId();
  await queries.insertInto('events').values({ id }).execute();
  return id;
}

/** Adds a draft with the fields and posters of an event, and returns its id. */
export async function copyEvent(queries: Transaction<Schema>, { cover, hyperlink, images }: CpdEvent): Promise<string> {
  const id = await addEvent(queries);
  await changeEvent(queries, id, { cover: cover?._id, hyperlink, images: images.map(({ _id }) => _id) });
  return id;
}

/** Fields of an event that a form saves. Absent ones stay unchanged, null clears. */
export type EventChange = Omit<InputOf<typeof saveEvent>, 'event'>;

export async function changeEvent(queries: Transaction<Schema>, id: string, change: EventChange): Promise<void> {
  const { cover, hyperlink, images } = change;
  const columns = {
    cover_image_id: cover,
    hyperlink: hyperlink === '' ? null : hyperlink,
  };
  if (hasChanges(columns)) {
    await queries.updateTable('events').set(columns).where('id', '=', id).execute();
  }
  if (images === undefined) return;
  const posters = queries.selectFrom('event_images').select('image_id').where('event_id', '=', id);
  const before = (await posters.orderBy('position').execute()).map(({ image_id }) => image_id);
  // Writing the same rows again would create a new version.
  if (isDeepStrictEqual(images, before)) return;
  await queries.deleteFrom('event_images').where('event_id', '=', id).execute();
  if (images.length === 0) return;
  await queries
    .insertInto('event_images')
    .values(images.map((imageId, position) => ({ event_id: id, image_id: imageId, position })))
    .execute();
}

export async function removeEvent(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('events').where('id', '=', id).execute();
}

export function selectEvents(queries: Queries) {
  return queries
    .selectFrom('events')
    .select((eb) => [
      'id',
      'cover_image_id',
      'hyperlink',
      'is_enabled',
      'version',
      eb
        .selectFrom('event_images')
        .select(sql<string[] | null>`json_agg(image_id order by position)`.as('ids'))
        .whereRef('event_images.event_id', '=', 'events.id')
        .as('image_ids'),
    ]);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

export function toEvent(row: EventRow): CpdEvent {
  return {
    _id: row.id,
    cover: row.cover_image_id === null ? null : { _id: row.cover_image_id },
    images: (row.image_ids ?? []).map((id) => ({ _id: id })),
    hyperlink: row.hyperlink,
    isEnable: row.is_enabled,
  };
}
