import { isAt } from '../cache/addresses.ts';
import type { PageRequest } from '../cache/Page.ts';
import { addressOf } from '../http/address.ts';
import { listEvents, readEvent } from './contract.ts';

/** Names the cached answers about events. */
export const eventKeys = {
  list: ({ page, size }: PageRequest) => addressOf(listEvents, { query: { page, size } }),
  isList: isAt(addressOf(listEvents)),
  detail: (id: string) => addressOf(readEvent, { params: { id } }),
};
