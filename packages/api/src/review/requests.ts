import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { type ReviewLink, reviewKeys } from './keys.ts';

/** Reads the post that a review link leads to. */
export function readPost(client: Client, { id, token }: ReviewLink, call: ReadCall = {}): Promise<calls.Post> {
  return client.send(calls.readPost, { ...call, params: { id }, query: { token } });
}

/** Approves the post. */
export async function approvePost(client: Client, { id, token }: ReviewLink): Promise<void> {
  await client.send(calls.approvePost, { params: { id }, query: { token } });
}

/** Rejects the post. */
export async function rejectPost(client: Client, { id, token }: ReviewLink): Promise<void> {
  await client.send(calls.rejectPost, { params: { id }, query: { token } });
}

/** Begins to load the post before its page is there. */
export function preloadPost(client: Client, link: ReviewLink): void {
  client.preloads.start(reviewKeys.post(link), (call) => readPost(client, link, call));
}
