import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';

/** Longest wait for the database's sign of life, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Mounts `/healthz` (the process lives) and `/readyz` (it can serve calls) (rule B2). */
export function healthRoutes(app: ApiApp, { database, lifecycle }: Pick<Deps, 'database' | 'lifecycle'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (lifecycle.isStopping) return c.json({ message: 'The service is stopping.', code: 'NOT_READY' }, 503);
    try {
      await withTimeout(sql`select 1`.execute(database.queries));
      return c.json({ status: 'ready' });
    } catch (error) {
      c.get('log').warn({ err: error }, 'The database does not answer.');
      return c.json({ message: 'The database does not answer.', code: 'NOT_READY' }, 503);
    }
  });
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
