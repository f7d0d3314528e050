import { copyDatabase, isEmpty } from '../database/copyDatabase.ts';
import { hasEmbedded } from '../database/embedded.ts';
import { openDatabase } from '../database/open.ts';
import { readCommandConfig } from '../settings/config.ts';
import { printLines, runProgram, UsageError } from '../start/startUp.ts';

/**
 * Copies the embedded database of `DATA_DIR` to the PostgreSQL of `DATABASE_URL`: `npm run move-to-postgres`. The
 * embedded one and the uploads stay where they are.
 */
await runProgram(async () => {
  const config = readCommandConfig();
  if (config.databaseUrl === null) throw new UsageError('Set DATABASE_URL to the PostgreSQL to move to.');
  if (!hasEmbedded(config.dataDir)) {
    throw new UsageError(`There is no embedded database in ${config.dataDir}; set DATA_DIR to the folder that has it.`);
  }
  await using from = await openDatabase({ ...config, databaseUrl: null });
  await using to = await openDatabase(config);
  if (!(await isEmpty(to))) throw new UsageError('The database of DATABASE_URL is not empty; nothing was moved.');
  const count = await copyDatabase(from, to);
  printLines(`${count} rows were copied; start the service with DATABASE_URL from now on.`);
});
