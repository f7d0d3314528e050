import { mutation } from '../cache/mutation.ts';
import { withItem } from '../cache/Page.ts';
import { formQuery, query } from '../cache/query.ts';
import { savedFields, savedReference } from '../cache/savedFields.ts';
import type { InputOf } from '../http/endpoint.ts';
import * as calls from './contract.ts';

export type { CpdEvent } from './contract.ts';

/** What an event's form saves: absent fields stay as they are, null clears (rule B11). */
export type EventChange = InputOf<typeof calls.saveEvent>;

const list = query(calls.listEvents, { keepsPrevious: true });

/** The events, page by page and one by one. */
export const events = {
  list,
  detail: formQuery(calls.readEvent),
  draft: mutation(calls.draftEvent, {
    onSuccess: (cache) => void cache.reload(list),
  }),
  save: mutation(calls.saveEvent, {
    onSuccess: (cache, change) =>
      cache.update(list, (page) => withItem(page, change.event, (event) => saved(event, change))),
  }),
  enable: mutation(calls.enableEvent, {
    onSuccess: (cache, { id }) =>
      cache.update(list, (page) => withItem(page, id, (event) => ({ ...event, isEnable: true }))),
  }),
  remove: mutation(calls.deleteEvent, {
    onSuccess: (cache, { id }) => cache.removeFromPages(list, id),
  }),
};

function saved(event: calls.CpdEvent, { event: id, images, cover, ...fields }: EventChange): calls.CpdEvent {
  const references = { cover: savedReference(cover), images: images?.map((image) => ({ _id: image })) };
  return { ...event, ...savedFields(fields), ...savedFields(references) };
}
