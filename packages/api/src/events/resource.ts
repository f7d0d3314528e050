import { mutation } from '../cache/mutation.ts';
import { savedReference, withItem } from '../cache/Page.ts';
import { query } from '../cache/query.ts';
import type { InputOf } from '../http/endpoint.ts';
import * as calls from './contract.ts';

export type { CpdEvent } from './contract.ts';

/** What an event's form saves: absent fields stay as they are, null clears (rule B11). */
export type EventChange = InputOf<typeof calls.saveEvent>;

const list = query(calls.listEvents);

export const events = {
  list,
  detail: query(calls.readEvent, { isForm: true }),
  draft: mutation(calls.draftEvent, {
    onSuccess: (cache) => void cache.reload(list),
  }),
  save: mutation(calls.saveEvent, {
    onSuccess(cache, { event: id, images, cover, ...fields }) {
      const posters = images?.map((image) => ({ _id: image }));
      const saved = { ...fields, images: posters, cover: savedReference(cover) };
      return cache.update(list, (page) => withItem(page, id, saved));
    },
  }),
  enable: mutation(calls.enableEvent, {
    onSuccess: (cache, { id }) => cache.update(list, (page) => withItem(page, id, { isEnable: true })),
  }),
  remove: mutation(calls.deleteEvent, {
    onSuccess: (cache, { id }) => cache.removeFromPages(list, id),
  }),
};
