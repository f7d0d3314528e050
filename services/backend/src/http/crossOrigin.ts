import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnv } from './ApiEnv.ts';

/** Seconds for which a browser may cache a preflight response. */
const PREFLIGHT_MAX_AGE_S = 600;

/** Allows pages of the listed origins to call the API; without a list only the API's own origin. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<ApiEnv> {
  if (origins.length === 0) return async (_c, next) => next();
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Cache-Control', 'If-Match', 'If-None-Match'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
}
