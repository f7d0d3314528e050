import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './ApiEnv.ts';

/** The rest of such a path is a secret: anyone with the id of an upload or a certificate can open it. */
const SECRET_ID =
  /^(\/(?:v1\/(?:image|file|certificate|service\/certificates)|public\/certificate)\/(?:(?:credential|pdf|preview|status)\/)?).+/;

/** Asked every few seconds by whoever watches the service, and of interest only when the answer is another one. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Logs each request: method, path without the query (which may contain a link token), status and milliseconds; of probes only a new status. */
export function accessLog(log: Logger): MiddlewareHandler<ApiEnv> {
  const answers = new Map<string, number>();
  return async (c, next) => {
    const begin = performance.now();
    c.set('log', log.child({ requestId: c.get('requestId') }));
    await next();
    const path = c.req.path.replace(SECRET_ID, '$1…');
    const ms = Math.round(performance.now() - begin);
    const { status } = c.res;
    const level = answers.get(path) === status ? 'debug' : 'info';
    if (PROBES.has(path)) answers.set(path, status);
    c.get('log')[level]({ method: c.req.method, path, status, ms }, 'call');
  };
}
