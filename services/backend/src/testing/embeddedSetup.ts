import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A migrated, empty database for tests to copy, because creating one takes ten times as long; undefined with
     * PostgreSQL.
     */
    embedded: { readonly folder: string; readonly dump: string };
  }
}

/** Creates one embedded database for all tests to copy: as a folder for services, as a dump for databases in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'cpd-template-'));
  const database = await openEmbedded(root);
  await migrate(database);
  await database.close();
  const place = join(root, 'database');
  const copy = join(root, 'copy');
  await cp(place, copy, { recursive: true });
  const pglite = await PGlite.create(copy);
  const dump = join(root, 'dump.tar');
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  project.provide('embedded', { folder: place, dump });
  return () => rm(root, { recursive: true, force: true });
}
