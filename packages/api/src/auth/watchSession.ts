import type { Client } from '../client/createClient.ts';
import { readCurrentSession } from './contract.ts';

/** The interval in milliseconds at which a visible page checks whether its session has ended. */
const INTERVAL_MS = 30_000;

/**
 * Checks the session twice a minute while the page is visible, and when its window regains focus. If it was ended
 * elsewhere, the request and the renewal fail, which leads to the sign-in page. Servers that do not list
 * sessions get no request. The response names the user, so the first check runs immediately if the name is unknown.
 * Returns a function that stops the checks.
 */
export function watchSession(client: Client): () => void {
  let isChecking = false;

  async function check() {
    if (document.hidden || isChecking) return;
    isChecking = true;
    try {
      const sessionId = client.session.getSessionId();
      const { username } = await client.request(readCurrentSession, {});
      client.user.confirm(username, sessionId);
    } catch {
      // A failure does not mean that the session has ended: the failed renewal of an ended one has cleared it.
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
