import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './ApiEnv.ts';

/** What follows the parts that are kept is a secret: anyone with the id of an upload or a certificate may see it. */
const SECRET_ID =
  /^(\/(?:v1\/(?:image|file|certificate|service\/certificates)|public\/certificate)\/(?:(?:credential|pdf|preview|status)\/)?).+/;

/** Logs each request once: method, path without the query (it may hold a link token), status and milliseconds. */
export function accessLog(log: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const begin = performance.now();
    c.set('log', log.child({ requestId: c.get('requestId') }));
    await next();
    const path = c.req.path.replace(SECRET_ID, '$1…');
    const ms = Math.round(performance.now() - begin);
    c.get('log').info({ method: c.req.method, path, status: c.res.status, ms }, 'call');
  };
}
