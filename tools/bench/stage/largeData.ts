import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '../../../e2e/product.ts';
import { type LargeItems, multiply } from './multiply.ts';

/**
 * Makes a data folder with lists of `rows` rows. Where `BENCH_DATA` names a folder, the data are made once for each
 * number of rows and copied from there in later runs.
 */
export async function makeLargeData(dataDir: string, rows: number): Promise<LargeItems> {
  const kept = process.env.BENCH_DATA;
  if (!kept) return make(dataDir, rows);
  const [data, items] = [join(kept, String(rows)), join(kept, `${rows}.json`)];
  if (!existsSync(items)) {
    await mkdir(kept, { recursive: true });
    await rm(data, { recursive: true, force: true });
    await writeFile(`${items}.unfinished`, JSON.stringify(await make(data, rows)));
    await rename(`${items}.unfinished`, items);
  }
  await cp(data, dataDir, { recursive: true });
  return JSON.parse(await readFile(items, 'utf8'));
}

async function make(dataDir: string, rows: number): Promise<LargeItems> {
  const demo = await startProduct({ dataDir });
  await demo.stop();
  return multiply(dataDir, rows);
}
