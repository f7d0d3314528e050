import type { Client } from '../client/createClient.ts';
import { readCurrentSession } from './contract.ts';

/** How often a page in view asks whether its session goes on, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * Asks twice a minute while the page is in view, and when its window regains focus, whether the session goes on: a session
 * that was ended elsewhere is refused and cannot be renewed, which leads to the sign-in page (rule PW5). No request goes to a server that does not
 * list sessions. The response names the user; one who is not known yet is requested at once. The result stops it.
 */
export function watchSession(client: Client): () => void {
  let isAsking = false;

  async function ask() {
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      const sessionId = client.session.getSessionId();
      const { username } = await client.call(readCurrentSession, {}, { overlay: false });
      client.user.confirm(username, sessionId);
    } catch {
      // A failure says nothing about the session; one that has ended has been cleared by its failed renewal.
    }
    isAsking = false;
  }

  if (client.user.getName() === undefined) void ask();
  const timer = setInterval(ask, INTERVAL_MS);
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('focus', ask);
  };
}
