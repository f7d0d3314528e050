import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openApiDocument.ts';

const target = new URL('../../packages/api/openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write(`Wrote ${target.pathname}\n`);
