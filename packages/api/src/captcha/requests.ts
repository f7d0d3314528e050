import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';

/** Fetches a proof-of-work challenge in the background. */
export function readCaptchaChallenge(client: Client, { signal }: Pick<ReadCall, 'signal'> = {}) {
  return client.send(calls.readCaptchaChallenge, { signal, overlay: false });
}
