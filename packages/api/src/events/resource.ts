import { wasDeleted } from '../bin/findDeleted.ts';
import type { InputOf } from '../http/endpoint.ts';
import { counting, enabledCounts } from '../query/enabledCounts.ts';
import { mutation } from '../query/mutation.ts';
import { isShort, savedReference, withItem, withoutItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { CpdEvent } from './contract.ts';

/** The fields of an event to save. Absent fields stay unchanged, null clears. */
export type EventChange = InputOf<typeof endpoints.saveEvent>;

const list = query(endpoints.listEvents);

export const events = {
  list,
  counts: enabledCounts(query(endpoints.listEvents, counting)),
  detail: query(endpoints.readEvent, { isForm: true }),
  draft: mutation(endpoints.draftEvent, { onSuccess: (mutate) => void mutate(list.isKey) }),
  duplicate: mutation(endpoints.duplicateEvent, { onSuccess: (mutate) => void mutate(list.isKey) }),
  save: mutation(endpoints.saveEvent, {
    onSuccess(mutate, { event: id, images, cover, ...fields }) {
      const posters = images?.map((image) => ({ _id: image }));
      const saved = { ...fields, images: posters, cover: savedReference(cover) };
      return list.update(mutate, (page) => withItem(page, id, saved));
    },
  }),
  enable: mutation(endpoints.enableEvent, {
    async onSuccess(mutate, { id }) {
      await list.update(mutate, (page) => withItem(page, id, { isEnable: true }));
      await list.update(mutate, (page) => withoutItem(page, id), isShort, { isEnable: false });
    },
  }),
  remove: mutation(endpoints.deleteEvent, {
    wasDone: (client, item) => wasDeleted(client, 'event', item),
    onSuccess: (mutate, { id }) => list.update(mutate, (page) => withoutItem(page, id), isShort),
  }),
};
