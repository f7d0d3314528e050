import type { PageRequest } from '../cache/Page.ts';
import { addressOf } from '../http/address.ts';
import { listUsers } from './contract.ts';

/** Names the cached answers about users. */
export const userKeys = {
  list: ({ page, size }: PageRequest) => addressOf(listUsers, { query: { page, size } }),
};
