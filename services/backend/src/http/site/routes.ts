import { serveStatic } from '@hono/node-server/serve-static';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import { tryDecodeURIComponent } from 'hono/utils/url';
import type { Config } from '../../settings/config.ts';
import type { ApiApp, ApiContext } from '../ApiEnv.ts';
import { isNotModified } from '../entityTag.ts';
import { sendNotFound } from '../errors.ts';
import { adminPolicy, publicPolicy } from './contentSecurityPolicy.ts';
import type { Encoded, Site } from './Site.ts';

/** The two apps; null if one is served elsewhere (rule H1). */
export interface Sites {
  readonly admin: Site | null;
  readonly public: Site | null;
}

/** Searched from the end in one pass: a search that restarts at each slash takes quadratic time. */
const OUTER_SLASHES = /^\/+|(?<!\/)\/+$/g;

/**
 * Serves the admin app at `/` and the public app under `/public/`. Every path without a file is a route of the app.
 * A page chooses its language by itself, in `tools/build/boot.js`.
 */
export function siteRoutes(app: ApiApp, config: Config, sites: Sites): void {
  app.get('*', async (c, next) => {
    const path = tryDecodeURIComponent(c.req.path).replace(OUTER_SLASHES, '');
    if (path === 'v1' || path.startsWith('v1/')) return sendNotFound(c);
    const isPublic = path === 'public' || path.startsWith('public/');
    const inside = isPublic ? path.slice('public/'.length) : path;
    const isDeletion = isPublic && inside === 'user-deletion';
    const file = (isPublic ? sites.public : sites.admin)?.find(inside);
    if (!file) return sendNotFound(c);
    c.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (file.styleHashes !== null) {
      const policy = isPublic ? publicPolicy(config, inside, file.styleHashes) : adminPolicy(config, file.styleHashes);
      c.header('Content-Security-Policy', policy);
      // The identity provider's window has to reach the page that opened it.
      c.header('Cross-Origin-Opener-Policy', isDeletion ? 'same-origin-allow-popups' : 'same-origin');
    }
    c.header('ETag', file.etag);
    const response = isNotModified(c, file.etag)
      ? c.body(null, 304)
      : file.filled === null
        ? await serveStatic({ path: file.path, precompressed: true })(c, next)
        : sendFilled(c, file.path, file.filled);
    response?.headers.set('Vary', 'Accept-Encoding');
    return response;
  });
}

/** Sends what the service has filled in, in the shortest coding that the client accepts. */
function sendFilled(c: ApiContext, path: string, filled: Encoded): Response {
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    match: (accepted, { supports, default: plain }) =>
      supports.find((coding) => accepted.some(({ type, q }) => type === coding && q > 0)) ?? plain,
  }) as keyof Encoded;
  if (coding !== 'identity') c.header('Content-Encoding', coding);
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
  return c.body(filled[coding]);
}
