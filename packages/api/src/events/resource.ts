import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { savedReference, withItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { CpdEvent } from './contract.ts';

/** What an event's form saves: absent fields stay as they are, null clears (rule B11). */
export type EventChange = InputOf<typeof endpoints.saveEvent>;

const list = query(endpoints.listEvents);

/** How many events there are of a kind; a host that does not say keeps it quiet. */
const total = query(endpoints.listEvents, {
  select: (page) => page.total,
  isReported: false,
  revalidatesAfterMutations: true,
});

/** How many events there are, of them how many are enabled and how many are not. */
interface EventCounts {
  readonly all: number;
  readonly yes: number;
  readonly no: number;
}

/** Counts what a keyword leaves of the events: null until that is known, undefined where the host does not say. */
function useCounts(search: { readonly keyword: string } | null): EventCounts | null | undefined {
  // The least that a list answers: its number of rows is all that is asked for.
  const counted = (isEnable: boolean) => search && { ...search, isEnable, page: 1, size: 1 };
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
