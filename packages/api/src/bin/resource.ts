import type { BinKind } from '@cpd/domain/bin';
import type { ScopedMutator } from 'swr';
import { certificateGroups } from '../certificateGroups/resource.ts';
import { courses } from '../courses/resource.ts';
import { events } from '../events/resource.ts';
import { mutation } from '../query/mutation.ts';
import { isShort, withoutItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import { quizzes } from '../quizzes/resource.ts';
import * as endpoints from './contract.ts';

export type { BinItem } from './contract.ts';

/** The numbers and days; every deletion and restore may change them. */
const summary = query(endpoints.readBin, { isReported: false, revalidatesAfterMutations: true });

const list = query(endpoints.listBin, { isReported: false, revalidatesAfterMutations: true });

/** What shows the items of a kind. A question is shown with its course too. */
const SHOWN: Readonly<Record<BinKind, readonly { readonly isKey: (key: unknown) => boolean }[]>> = {
  course: [courses.list, courses.detail],
  event: [events.list, events.detail],
  certificateGroup: [certificateGroups.list, certificateGroups.detail, certificateGroups.options],
  question: [quizzes.list, courses.detail, courses.list],
};

/** Loads again what shows the items of a kind. */
export async function reloadShown(mutate: ScopedMutator, kind: BinKind): Promise<void> {
  await Promise.all(SHOWN[kind].map(({ isKey }) => mutate(isKey)));
}

/** Deleted items that can be restored. */
export const bin = {
  summary,
  list,
  restore: mutation(endpoints.restoreFromBin, {
    async onSuccess(mutate, { id, kind }) {
      await leave(mutate, id);
      await reloadShown(mutate, kind);
    },
  }),
  remove: mutation(endpoints.removeFromBin, { onSuccess: (mutate, { id }) => leave(mutate, id) }),
};

function leave(mutate: ScopedMutator, id: string) {
  return list.update(mutate, (page) => withoutItem(page, id), isShort);
}
