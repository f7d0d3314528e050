import { readFile } from 'node:fs/promises';
import type { ApiApp } from '../http/ApiEnv.ts';
import { answerUnknownRoute } from '../http/errors.ts';

/** The document that the contract's own package generates. */
const DOCUMENT = new URL('../../../../packages/api/openapi.json', import.meta.url);

/** Mounts `/v1/docs` with the OpenAPI document (decision B2). */
export function docsRoutes(app: ApiApp): void {
  app.get('/v1/docs', async (c) => {
    const document = await readFile(DOCUMENT, 'utf8').catch(() => null);
    if (document === null) return answerUnknownRoute(c);
    return c.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });
}
