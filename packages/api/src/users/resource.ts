import { mutation } from '../query/mutation.ts';
import { isShort, withoutItem } from '../query/Page.ts';
import { query } from '../query/query.ts';
import { listUsers, readUser, removeUser } from './contract.ts';

export type { ListedUser, UserDetails } from './contract.ts';
export { MAX_DETAILS } from './contract.ts';

const list = query(listUsers);

/** The users, page by page and one by one. The page of a user shows its failures, and follows changes of certificates. */
export const users = {
  list,
  detail: query(readUser, { isLive: true, isReported: false, revalidatesAfterMutations: true }),
  remove: mutation(removeUser, {
    onSuccess: (mutate, { id }) => list.update(mutate, (page) => withoutItem(page, id), isShort),
  }),
};
