import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import * as endpoints from './contract.ts';

/** Requests a proof-of-work challenge without an overlay; null if the server has none. */
export async function readCaptchaChallenge(client: Client, signal?: AbortSignal, level?: endpoints.CaptchaLevel) {
  try {
    return await client.request(endpoints.readCaptchaChallenge, { level }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
