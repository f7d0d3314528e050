import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './ApiEnv.ts';

/** The rest of such a path is a secret: anyone with the id of an upload or a certificate can open it. */
const SECRET_ID =
  /^(\/(?:v1\/(?:image|file|certificate|service\/certificates)|public\/certificate)\/(?:(?:credential|pdf|preview|status)\/)?).+/;

/** Logs each request: method, path without the query (which may contain a link token), status and milliseconds. */
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
