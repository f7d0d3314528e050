import { sql } from 'kysely';
import { readCommandConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { verifyChain } from './history/chain.ts';
import { runProgram, UsageError } from './startUp.ts';

/** Checks the history line by line: `npm run verify-history`. */
await runProgram(async () => {
  if (process.argv.length > 2) throw new UsageError('Usage: npm run verify-history');
  await using database = await openDatabase(readCommandConfig());
  const { chained, unchained, head, faults } = await database.transaction(async (queries) => {
    // The history as it is at one moment, whatever is written meanwhile.
    await sql`set transaction isolation level repeatable read`.execute(queries);
    return verifyChain(queries);
  });
  if (faults.length > 0) throw new UsageError([...faults, `The history is not as it was written.`].join('\n'));
  const others = unchained === 0 ? '' : ` ${unchained} lines of earlier versions stand outside of the chain.`;
  process.stdout.write(`${chained} lines follow one another; the newest one's hash is ${head || 'none'}.${others}\n`);
});
