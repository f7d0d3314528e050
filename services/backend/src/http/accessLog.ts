import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './ApiEnv.ts';

/** Logs each call once: method, path without the query (it may hold a link token), status and milliseconds. */
export function accessLog(log: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const begin = performance.now();
    c.set('log', log.child({ requestId: c.get('requestId') }));
    await next();
    const { status } = c.res;
    c.get('log').info(
      { method: c.req.method, path: c.req.path, status, ms: Math.round(performance.now() - begin) },
      'call',
    );
  };
}
