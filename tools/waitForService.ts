import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Delay between two attempts, in milliseconds. */
const RETRY_MS = 100;

/**
 * Makes requests wait while the service restarts, so that a page open in the browser does not fail.
 *
 * @param service Origin of the service.
 * @param timeoutMs The time after which a request gets 503, in milliseconds.
 */
export function waitForService(service: string, timeoutMs: number) {
  return async (_request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const end = performance.now() + timeoutMs;
    while (!(await isReady(service))) {
      if (performance.now() > end) return respondUnavailable(response);
      await wait(RETRY_MS);
    }
    next();
  };
}

async function isReady(service: string): Promise<boolean> {
  return fetch(`${service}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function respondUnavailable(response: ServerResponse): void {
  const message = 'The service is not running. The terminal of `npm run dev` says why.';
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(JSON.stringify({ message, code: 'NOT_READY' }));
}
