import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { readCurrentSession } from './contract.ts';

/** How often a page in view asks whether its session goes on, in milliseconds. */
const INTERVAL_MS = 3_000;

/**
 * Asks every few seconds, while the page is in view, whether the session goes on: a session that was ended elsewhere is
 * refused and cannot be renewed, which leads to the sign-in page (rule PW5). A host without such a call is asked no
 * more. What is returned ends the asking.
 */
export function watchSession(client: Client): () => void {
  let isAsking = false;

  async function ask() {
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      await client.call(readCurrentSession, {}, { overlay: false });
    } catch (error) {
      // A host that is busy or cannot be reached is asked again.
      const hasNoSuchCall = error instanceof ApiError && error.status !== null && error.status < 429;
      if (hasNoSuchCall) stop();
    }
    isAsking = false;
  }
  function stop() {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  }

  const timer = setInterval(ask, INTERVAL_MS);
  document.addEventListener('visibilitychange', ask);
  return stop;
}
