import type { ApiApp } from './ApiEnv.ts';
import type { Deps } from './Deps.ts';
import { BUSY_RETRY_AFTER_S } from './errorContent.ts';
import { errorResponse } from './errors.ts';

/**
 * Mounts `/healthz` (the process runs) and `/readyz` (it can accept requests) (rule B2). Anyone can read them, so version and
 * schema are in `/metrics` only.
 */
export function healthRoutes(app: ApiApp, { readiness }: Pick<Deps, 'readiness'>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    const { problem } = readiness;
    if (problem === null) return c.json({ status: 'ready' });
    c.header('Retry-After', String(BUSY_RETRY_AFTER_S));
    return errorResponse(c, 503, { message: problem, code: 'NOT_READY' });
  });
}
