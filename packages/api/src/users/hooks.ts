import type { Page, PageRequest } from '../cache/Page.ts';
import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import type { User } from './contract.ts';
import { userKeys } from './keys.ts';
import { listUsers } from './requests.ts';

/** One page of users; the page before stays, dimmed, while the next one loads. */
export function useUsers(request: PageRequest, options: ReadingOptions = {}): Reading<Page<User>> {
  return useReading({
    ...options,
    key: userKeys.list(request),
    load: (client, call) => listUsers(client, request, call),
    keepsPrevious: true,
  });
}
