import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ApiEnv } from '../http/ApiEnv.ts';
import type { Metrics } from './Metrics.ts';

export function measureCalls(metrics: Metrics): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const begin = performance.now();
    await next();
    // Without an index this is the route that answered last, not this middleware's own.
    metrics.observe({
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      seconds: (performance.now() - begin) / 1000,
    });
  };
}
