import type { Client } from '../client/createClient.ts';
import * as calls from './contract.ts';

/** Fetches a proof-of-work challenge in the background. */
export function readCaptchaChallenge(client: Client, signal?: AbortSignal) {
  return client.call(calls.readCaptchaChallenge, {}, { signal, overlay: false });
}
