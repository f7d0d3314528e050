import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import * as calls from './contract.ts';

/** Fetches a proof-of-work challenge in the background; null where the server sets none (rule B2). */
export async function readCaptchaChallenge(client: Client, signal?: AbortSignal, level?: calls.CaptchaLevel) {
  try {
    return await client.call(calls.readCaptchaChallenge, { level }, { signal, overlay: false });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
