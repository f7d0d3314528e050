import { changeEvents } from '@cpd/api/bulk/contract';
import * as contract from '@cpd/api/events/contract';
import { english } from '@cpd/domain/english';
import { hyperlinkProblem } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';
import type { Queries } from '../../database/schema.ts';
import { requireImages } from '../../files/uploads/requireUploads.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwBadRequest } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { type Draftable, mountDraftable } from '../draftable.ts';
import * as store from './store.ts';

export function eventRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listEvents, async ({ query }) => store.pageOfEvents(database, query));

  mountDraftable(app, { database }, eventKind, {
    read: contract.readEvent,
    draft: contract.draftEvent,
    save: contract.saveEvent,
    enable: contract.enableEvent,
    delete: contract.deleteEvent,
    bulk: changeEvents,
    add: store.addEvent,
    added: (id) => ({ data: id }),
    idOf: ({ event }) => event,
    async change(queries, { _id }, change) {
      await checkChange(queries, change);
      await store.changeEvent(queries, _id, change);
    },
    duplicate: {
      action: 'event.duplicated',
      endpoint: contract.duplicateEvent,
      copy: store.copyEvent,
    },
    async remove(queries, { _id }) {
      await store.removeEvent(queries, _id);
      return {};
    },
  });
}

const eventKind: Draftable<contract.CpdEvent> = {
  kind: 'event',
  find: store.findEvent,
  missing: missingForEvent,
  titleOf: ({ hyperlink }) => hyperlink,
  auditedFields: ({ _id, isEnable, cover, images, ...fields }) => ({ eventCover: cover, ...fields, posters: images }),
};

async function checkChange(queries: Queries, { cover, hyperlink, images = [] }: store.EventChange): Promise<void> {
  const problem = hyperlinkProblem(hyperlink ?? '');
  if (problem !== null) throwBadRequest(english(problem));
  if (new Set(images).size < images.length) throwBadRequest('A poster is named twice.');
  await requireImages(queries, cover ? [...images, cover] : images);
}
