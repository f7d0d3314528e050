import { readFile } from 'node:fs/promises';
import type { ApiApp } from '../http/ApiEnv.ts';
import { JsonAnswer } from '../http/JsonAnswer.ts';

/** The document that the contract's own package generates. */
const DOCUMENT = new URL('../../../../packages/api/openapi.json', import.meta.url);

export function docsRoutes(app: ApiApp): void {
  let answer: Promise<JsonAnswer> | null = null;
  app.get('/v1/docs', async (c) => {
    answer ??= readFile(DOCUMENT, 'utf8').then((text) => JsonAnswer.of(JSON.parse(text)));
    c.header('Cache-Control', 'no-cache');
    return (await answer).send(c);
  });
}
