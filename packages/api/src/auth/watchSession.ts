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
  let isChecking = false;

  async function check() {
    if (document.hidden || isChecking) return;
    isChecking = true;
    try {
      const sessionId = client.session.getSessionId();
      const { username } = await client.request(readCurrentSession, {}, { overlay: false });
      client.user.confirm(username, sessionId);
    } catch {
      // A failure says nothing about the session; one that has ended has been cleared by its failed renewal.
    }
    isChecking = false;
  }

  if (client.user.getName() === undefined) void check();
  const timer = setInterval(check, INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}
