import type { Page, PageRequest } from '../cache/Page.ts';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { eventKeys } from './keys.ts';

/** What an event's form saves: absent fields stay as they are, null clears (rule B11). */
export interface EventChange {
  /** The event's id. */
  readonly event: string;
  /** The posters' image ids in their order. */
  readonly images?: readonly string[];
  /** The image's id. */
  readonly cover?: string | null;
  /** The address behind 'Read more'; empty clears it. */
  readonly hyperlink?: string | null;
}

/** Lists one page of events. */
export function listEvents(client: Client, { page, size }: PageRequest, call: ReadCall = {}) {
  const answer: Promise<Page<calls.CpdEvent>> = client.send(calls.listEvents, { ...call, query: { page, size } });
  return answer;
}

/** Reads one event. */
export function readEvent(client: Client, id: string, call: ReadCall = {}): Promise<calls.CpdEvent> {
  return client.send(calls.readEvent, { ...call, params: { id } });
}

/** Creates an empty event and answers its id. */
export function draftEvent(client: Client): Promise<string> {
  return client.send(calls.draftEvent);
}

/** Saves an event's form. */
export async function saveEvent(client: Client, { images, ...change }: EventChange): Promise<void> {
  await client.send(calls.saveEvent, { body: { ...change, ...(images && { images: [...images] }) } });
}

/** Enables an event. */
export async function enableEvent(client: Client, id: string): Promise<void> {
  await client.send(calls.enableEvent, { params: { id } });
}

/** Deletes an event. */
export async function deleteEvent(client: Client, id: string): Promise<void> {
  await client.send(calls.deleteEvent, { params: { id } });
}

/** Begins to load a page of events before their list is there. */
export function preloadEvents(client: Client, request: PageRequest): void {
  client.preloads.start(eventKeys.list(request), (call) => listEvents(client, request, call));
}

/** Begins to load an event before its page is there. */
export function preloadEvent(client: Client, id: string): void {
  client.preloads.start(eventKeys.detail(id), (call) => readEvent(client, id, call));
}
