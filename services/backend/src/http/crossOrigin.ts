import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnv } from './ApiEnv.ts';

/** Seconds a browser may remember what a cross-origin call is allowed. */
const PREFLIGHT_MAX_AGE_S = 600;

/** Lets pages of the listed origins call the API; without a list, none but its own. */
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
