import * as contract from '@cpd/api/events/contract';
import { english } from '@cpd/domain/english';
import type { FieldValues } from '@cpd/domain/history';
import { hyperlinkProblem } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';
import type { Queries } from '../../database/schema.ts';
import { requireImages } from '../../files/uploads/requireUploads.ts';
import { record, recordChanges, type Subject } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest } from '../../http/errors/HttpError.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { noteDeletion } from '../deletion/noteDeletion.ts';
import { enable, requireReadyIfEnabled } from '../readiness/enable.ts';
import * as store from './store.ts';

export function eventRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listEvents, async ({ query }) => store.pageOfEvents(database, query));

  mount(app, contract.readEvent, async ({ params }) =>
    requireFound(await store.findEvent(database.queries, params.id), 'event'),
  );

  mount(app, contract.draftEvent, async ({ by }) =>
    database.transaction(async (queries) => {
      const id = await store.addEvent(queries);
      await record(queries, by, 'event.created', { id });
      return { data: id };
    }),
  );

  mountChange(app, database, contract.saveEvent, {
    lock: (queries, { body }) => store.lockEvent(queries, body.event),
    async change(queries, before, { by, body: { event: id, ...change } }) {
      await checkChange(queries, change);
      await store.changeEvent(queries, id, change);
      const saved = await readEvent(queries, id);
      requireReadyIfEnabled('events', saved, missingForEvent(saved));
      await recordChanges(queries, by, 'event.saved', subjectOf(saved), auditedFields(before), auditedFields(saved));
      return saved;
    },
  });

  mountChange(app, database, contract.enableEvent, {
    lock: (queries, { params }) => store.lockEvent(queries, params.id),
    change: (queries, event, { by }) => enable(queries, by, 'events', event, subjectOf(event), missingForEvent(event)),
  });

  mountChange(app, database, contract.deleteEvent, {
    lock: (queries, { params }) => store.lockEvent(queries, params.id),
    async change(queries, event, { by }) {
      await store.removeEvent(queries, event._id);
      await noteDeletion(queries, 'event', event._id, { by: by.id });
      await record(queries, by, 'event.deleted', subjectOf(event));
      return { _id: event._id };
    },
  });
}

/** The fields of an event that the history records. Enabling has a line of its own. */
function auditedFields({ _id, isEnable, cover, images, ...fields }: contract.CpdEvent): FieldValues {
  return { eventCover: cover, ...fields, posters: images };
}

function subjectOf({ _id: id, hyperlink }: contract.CpdEvent): Subject {
  return { id, title: hyperlink };
}

async function readEvent(queries: Queries, id: string): Promise<contract.CpdEvent> {
  return requireFound(await store.findEvent(queries, id), 'event').value;
}

async function checkChange(queries: Queries, { cover, hyperlink, images = [] }: store.EventChange): Promise<void> {
  const problem = hyperlinkProblem(hyperlink ?? '');
  if (problem !== null) throwBadRequest(english(problem));
  if (new Set(images).size < images.length) throwBadRequest('A poster is named twice.');
  await requireImages(queries, cover ? [...images, cover] : images);
}
