import type { Page, PageRequest } from '../cache/Page.ts';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { userKeys } from './keys.ts';

/** Lists one page of users. */
export function listUsers(client: Client, { page, size }: PageRequest, call: ReadCall = {}): Promise<Page<calls.User>> {
  return client.send(calls.listUsers, { ...call, query: { page, size } });
}

/** Begins to load a page of users before their list is there. */
export function preloadUsers(client: Client, request: PageRequest): void {
  client.preloads.start(userKeys.list(request), (call) => listUsers(client, request, call));
}
