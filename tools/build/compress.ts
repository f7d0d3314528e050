import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Runs in an app's folder at the end of its build: writes Brotli and gzip versions of each text file, which servers
 * send to browsers that accept them.
 */
const SMALLEST_BYTES = 1024;

for (const entry of await readdir('dist', { recursive: true, withFileTypes: true })) {
  if (!/\.(css|html|js|json|mjs|svg|txt|wasm)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = await readFile(path);
  if (bytes.byteLength < SMALLEST_BYTES) continue;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
