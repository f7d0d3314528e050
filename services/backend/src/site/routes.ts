import type { Config } from '../config.ts';
import type { ApiApp, ApiContext } from '../http/ApiEnv.ts';
import { clientHas } from '../http/entityTag.ts';
import { answerUnknownRoute } from '../http/errors.ts';
import { adminPolicy, publicPolicy } from './contentSecurityPolicy.ts';
import type { Site } from './Site.ts';
import type { SiteFile } from './SiteFile.ts';

/** The two apps; null where one is served elsewhere (rule H1). */
export interface Sites {
  readonly admin: Site | null;
  readonly public: Site | null;
}

/** Serves the admin app at `/` and the public app under `/public/`, each path that is no file being the app's own route. */
export function siteRoutes(app: ApiApp, config: Config, sites: Sites): void {
  const policies = { admin: adminPolicy(config) };
  app.get('*', async (c) => {
    const path = decodedPath(c.req.path);
    if (isApiPath(path)) return answerUnknownRoute(c);
    const [area, inside] = areaOf(path);
    const file = sites[area]?.find(inside) ?? null;
    if (file === null) return answerUnknownRoute(c);
    return answerFile(c, file, area === 'admin' ? policies.admin : publicPolicy(config, inside, file.styleHashes));
  });
}

function isApiPath(path: string): boolean {
  return path === 'v1' || path.startsWith('v1/');
}

function areaOf(path: string): ['admin' | 'public', string] {
  if (path !== 'public' && !path.startsWith('public/')) return ['admin', path];
  return ['public', path.slice('public/'.length)];
}

/** Without a slash at either end. Walked by hand: an expression that looks for them at the end takes quadratic time. */
function decodedPath(path: string): string {
  const text = decoded(path);
  let [start, end] = [0, text.length];
  while (text[start] === '/') start += 1;
  while (end > start && text[end - 1] === '/') end -= 1;
  return text.slice(start, end);
}

/** A path with broken escapes stays as it is: no file is called so, and the app says that there is no such page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function answerFile(c: ApiContext, file: SiteFile, policy: string): Promise<Response> {
  const encoding = file.encodingFor(c.req.header('accept-encoding') ?? '');
  const headers: Record<string, string> = {
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (file.isPage) {
    headers['Content-Security-Policy'] = policy;
    // The identity provider's window has to reach the page that opened it.
    headers['Cross-Origin-Opener-Policy'] = 'same-origin-allow-popups';
  }
  if (clientHas(c, file.etag)) return c.body(null, 304, headers);
  const bytes = await file.content(encoding);
  headers['Content-Type'] = file.mediaType;
  headers['Content-Length'] = String(bytes.byteLength);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return c.body(bytes, 200, headers);
}
