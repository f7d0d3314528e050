import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { COUNT_ONLY, savedReference, withItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { CpdEvent } from './contract.ts';

/** The fields of an event to save. Absent fields stay unchanged, null clears. */
export type EventChange = InputOf<typeof endpoints.saveEvent>;

const list = query(endpoints.listEvents);

/** The number of events with a filter. Failures are not reported. */
const total = query(endpoints.listEvents, {
  select: (page) => page.total,
  isReported: false,
  revalidatesAfterMutations: true,
});

/** The numbers of all, enabled and disabled events. */
interface EventCounts {
  readonly all: number;
  readonly yes: number;
  readonly no: number;
}

/** The numbers of events that match a keyword; null while they load, undefined if the server does not count. */
function useCounts(search: { readonly keyword: string } | null): EventCounts | null | undefined {
  const counted = (isEnable: boolean) => search && { ...search, isEnable, ...COUNT_ONLY };
  const yes = total.useQuery(counted(true));
  const no = total.useQuery(counted(false));
  if (yes.error ?? no.error) return undefined;
  if (yes.data === undefined || no.data === undefined) return null;
  return { all: yes.data + no.data, yes: yes.data, no: no.data };
}

export const events = {
  list,
  counts: { useQuery: useCounts },
  detail: query(endpoints.readEvent, { isForm: true }),
  draft: mutation(endpoints.draftEvent, { onSuccess: (cache) => void cache.reload(list) }),
  save: mutation(endpoints.saveEvent, {
    onSuccess(cache, { event: id, images, cover, ...fields }) {
      const posters = images?.map((image) => ({ _id: image }));
      const saved = { ...fields, images: posters, cover: savedReference(cover) };
      return cache.update(list, (page) => withItem(page, id, saved));
    },
  }),
  enable: mutation(endpoints.enableEvent, {
    onSuccess: (cache, { id }) => cache.update(list, (page) => withItem(page, id, { isEnable: true })),
  }),
  remove: mutation(endpoints.deleteEvent, {
    onSuccess: (cache, { id }) => cache.removeFromPages(list, id),
  }),
};
