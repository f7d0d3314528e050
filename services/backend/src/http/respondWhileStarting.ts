import { Hono } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';
import { crossOrigin } from './crossOrigin.ts';
import { errorOutside } from './errorContent.ts';
import { BASE_HEADERS } from './securityHeaders.ts';

/** The `Retry-After` while the service starts, in seconds. */
const RETRY_AFTER_S = 2;

/** A page that reloads itself without a script and needs no other file, because nothing is served yet. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="${RETRY_AFTER_S}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Starting…</title>
  </head>
  <body>
    <h1>Starting…</h1>
    <p>The service will be ready in a moment. This page then opens by itself.</p>
  </body>
</html>
`;

/** Responds while the service starts. Pages of other origins may read the response and its `Retry-After`. */
export function startingApp(corsOrigins: readonly string[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>().use('/v1/*', crossOrigin(corsOrigins)).all('*', (c) => respondWhileStarting(c.req.raw));
}

/** Asks the client to wait: a person with a page that reloads itself, a program with JSON. */
export function respondWhileStarting(request: Request): Response {
  const headers = {
    'Retry-After': String(RETRY_AFTER_S),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...BASE_HEADERS,
    Vary: 'Accept',
  };
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(PAGE, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  }
  const error = { message: 'The service is starting.', code: 'NOT_READY' };
  const outside = errorOutside(503, error, request.headers.get('accept'));
  return new Response(outside.body, { status: 503, headers: { ...headers, ...outside.headers } });
}
