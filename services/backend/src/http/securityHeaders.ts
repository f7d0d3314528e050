import type { MiddlewareHandler } from 'hono';
import type { Config } from '../settings/config.ts';
import type { ApiEnv } from './ApiEnv.ts';

/** A year, in seconds. */
const STRICT_TRANSPORT_S = 31_536_000;

/**
 * The headers of every response, including those that are sent before the application has started or for malformed
 * HTTP.
 */
export const BASE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;

/** Adds security headers to every response that does not set its own. */
export function securityHeaders(config: Config): MiddlewareHandler<ApiEnv> {
  const headers: Readonly<Record<string, string>> = {
    ...BASE_HEADERS,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(config.publicSiteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_S}; includeSubDomains` }
      : {}),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
