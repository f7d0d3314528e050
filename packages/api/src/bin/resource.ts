import type { ScopedMutator } from 'swr';
import { ApiError } from '../http/ApiError.ts';
import { mutation, reloadPage } from '../query/mutation.ts';
import { isShort, withoutItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';
import { findRestored } from './findDeleted.ts';

export type { BinItem } from './contract.ts';

/** The numbers and days; every deletion and restore may change them. */
const summary = query(endpoints.readBin, { isReported: false, revalidatesAfterMutations: true });

const list = query(endpoints.listBin, { isReported: false, revalidatesAfterMutations: true });

/** Deleted items that can be restored. */
export const bin = {
  summary,
  list,
  restore: mutation(endpoints.restoreFromBin, {
    async send(client, input, options) {
      try {
        return await client.request(endpoints.restoreFromBin, input, options);
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.isOutcomeUnknown)) throw failure;
        const [restored] = await findRestored(client, input.kind, [input.id], input.exact === true);
        if (restored === undefined) throw failure;
        return restored;
      }
    },
    async onSuccess(mutate, { id }) {
      await leave(mutate, id);
      await reloadPage(mutate);
    },
  }),
  remove: mutation(endpoints.removeFromBin, { onSuccess: (mutate, { id }) => leave(mutate, id) }),
};

function leave(mutate: ScopedMutator, id: string) {
  return list.update(mutate, (page) => withoutItem(page, id), isShort);
}
