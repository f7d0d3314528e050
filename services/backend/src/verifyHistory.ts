import { sql } from 'kysely';
import { readCommandConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { verifyChain } from './history/chain.ts';
import { printLines, runProgram, UsageError } from './startUp.ts';

/** Checks the history line by line, and that it still has the hashes kept elsewhere: `npm run verify-history -- <hash>…`. */
await runProgram(async () => {
  const kept = process.argv.slice(2);
  if (!kept.every((each) => /^[0-9a-f]{64}$/.test(each))) {
    throw new UsageError(
      'Usage: npm run verify-history, or npm run verify-history -- followed by hashes that it printed',
    );
  }
  await using database = await openDatabase(readCommandConfig());
  const { chained, unchained, newestUnchained, head, faults } = await database.transaction(async (queries) => {
    // The history as it is at one moment, whatever is written meanwhile.
    await sql`set transaction isolation level repeatable read`.execute(queries);
    return verifyChain(queries, kept);
  });
  if (faults.length > 0) throw new UsageError(...faults, 'The history is not as it was written.');
  const others =
    newestUnchained === null
      ? ''
      : ` Lines outside of the chain, as earlier versions wrote them: ${unchained}, the newest one ${newestUnchained}.`;
  const found = kept.length === 0 ? '' : ' Every hash that was given is in the chain.';
  printLines(`${chained} lines follow one another; the newest one's hash is ${head || 'none'}.${found}${others}`);
});
