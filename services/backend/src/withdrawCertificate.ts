import { withdrawCertificate } from './certificates/store.ts';
import { commandLine } from './commandLine.ts';
import { readCommandConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { record, systemActor } from './history/record.ts';
import { printLines, runProgram, UsageError } from './startUp.ts';

/** Withdraws a certificate by its id or its page's URL: `npm run withdraw-certificate -- <id>`. */
await runProgram(async () => {
  const [certificate = '', ...more] = process.argv.slice(2);
  const id = certificate.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (id === '' || more.length > 0) {
    throw new UsageError(
      `Usage: ${commandLine('withdraw-certificate', 'followed by the id of one certificate, or its address')}`,
    );
  }
  await using database = await openDatabase(readCommandConfig());
  await database.transaction(async (queries) => {
    const outcome = await withdrawCertificate(queries, id, new Date());
    if (outcome === null) throw new UsageError(`There is no certificate with the id ${id}.`);
    if (outcome === 'already') throw new UsageError(`The certificate ${id} is withdrawn already.`);
    await record(queries, systemActor('command'), 'certificate.withdrawn', { id });
  });
  printLines(`The certificate ${id} is withdrawn; its page says so from now on.`);
});
