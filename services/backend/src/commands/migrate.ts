import { migrate, requireSchema } from '../database/migrate.ts';
import { openForMigration } from '../database/open.ts';
import { commandLine } from '../running/commandLine.ts';
import { readCommandConfig } from '../settings/config.ts';
import { printLines, runProgram, UsageError } from '../start/startUp.ts';

/** Migrates the database to this program's schema: `npm run migrate`. With PostgreSQL the service may run meanwhile. */
await runProgram(async () => {
  if (process.argv.length > 2) throw new UsageError(`Usage: ${commandLine('migrate')}`);
  await using database = await openForMigration(readCommandConfig());
  let count = 0;
  let start = performance.now();
  await migrate(database, undefined, (name) => {
    const end = performance.now();
    printLines(`${name} (${Math.round(end - start)} ms)`);
    start = end;
    count += 1;
  });
  const schema = await requireSchema(database);
  printLines(
    count === 0
      ? `The database has schema ${schema}; there was nothing to do.`
      : `The database has schema ${schema} now.`,
  );
});
