import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../src/openapi/openApiDocument.ts';

const target = new URL('../openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write(`Wrote ${target.pathname}\n`);
