import { openDatabase } from '../database/open.ts';
import { systemActor } from '../http/Actor.ts';
import { lockCertificate, withdraw } from '../people/certificates/issue.ts';
import { commandLine } from '../running/commandLine.ts';
import { readCommandConfig } from '../settings/config.ts';
import { printLines, runProgram, UsageError } from '../start/startUp.ts';

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
    const certificate = (await lockCertificate(queries, id))?.value;
    if (certificate === undefined) throw new UsageError(`There is no certificate with the id ${id}.`);
    if (certificate.withdrawnAt !== null) throw new UsageError(`The certificate ${id} is withdrawn already.`);
    await withdraw(queries, certificate, systemActor('command'), new Date());
  });
  printLines(`The certificate ${id} is withdrawn; its page says so from now on.`);
});
