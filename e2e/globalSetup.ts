import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../tools/product.ts';

/** Loads the demo data once. Each worker copies the folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-e2e-'));
  const product = await startProduct({ dataDir: join(folder, 'template') });
  await product.stop();
  process.env.E2E_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
