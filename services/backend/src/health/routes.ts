import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { within } from '../limits/deadline.ts';

/** Longest wait for a sign of life, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** No upload has this key: the storage has to answer that there is none. */
const PROBE_KEY = 'readiness';

/** Mounts `/healthz` (the process lives) and `/readyz` (database and storage answer) (rule B2). */
export function healthRoutes(app: ApiApp, { database, storage, lifecycle }: Deps): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (lifecycle.isStopping) return c.json({ message: 'The service is stopping.', code: 'NOT_READY' }, 503);
    const signs = { database: () => sql`select 1`.execute(database.queries), storage: () => storage.read(PROBE_KEY) };
    for (const [name, sign] of Object.entries(signs)) {
      try {
        await within(`A sign of the ${name}`, TIMEOUT_MS, async () => sign());
      } catch (error) {
        const message = `The ${name} does not answer.`;
        c.get('log').warn({ err: error }, message);
        return c.json({ message, code: 'NOT_READY' }, 503);
      }
    }
    return c.json({ status: 'ready' });
  });
}
