import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/** Loads the demo data once; every worker copies the folder instead of drawing it again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-journeys-'));
  const product = await startProduct({ dataDir: join(folder, 'template') });
  await product.stop();
  process.env.JOURNEYS_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
