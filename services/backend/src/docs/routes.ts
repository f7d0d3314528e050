import { readFile } from 'node:fs/promises';
import type { ApiApp } from '../http/ApiEnv.ts';
import { answerJson } from '../http/answerJson.ts';

/** The document that the contract's own package generates. */
const DOCUMENT = new URL('../../../../packages/api/openapi.json', import.meta.url);

export function docsRoutes(app: ApiApp): void {
  app.get('/v1/docs', async (c) => {
    c.header('Cache-Control', 'no-cache');
    return answerJson(c, JSON.parse(await readFile(DOCUMENT, 'utf8')));
  });
}
