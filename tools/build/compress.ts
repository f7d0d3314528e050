import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Runs in an app's folder at the end of its build: writes Brotli and gzip versions of each text file, which servers
 * send to browsers that accept them.
 */
const SMALLEST_BYTES = 1024;

/** With `COMPRESSION=quick`, Brotli takes a twentieth of the time, and its files are a tenth larger. */
const QUALITY = process.env.COMPRESSION === 'quick' ? 9 : constants.BROTLI_MAX_QUALITY;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const entries = await readdir('dist', { recursive: true, withFileTypes: true });
const texts = entries.filter(({ name }) => /\.(css|html|js|json|mjs|svg|txt|wasm)$/.test(name));
await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
