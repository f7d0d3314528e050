import { text } from 'node:stream/consumers';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLengthProblem } from '@cpd/domain/password';
import { addAdmin } from './auth/adminStore.ts';
import { hashPassword } from './auth/password.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { readSecretLine } from './readSecretLine.ts';
import { runProgram, UsageError } from './startUp.ts';

/** Creates an administrator: `npm run create-admin -- <user name>`, with the password typed or piped in. */
await runProgram(async () => {
  const [username = '', ...more] = process.argv.slice(2);
  if (username.trim() === '' || more.length > 0) throw new UsageError('Usage: npm run create-admin -- <user name>');
  const password = process.stdin.isTTY
    ? await readSecretLine(`Password of ${username}: `)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  // Nobody could type it at the sign-in.
  if (/[\r\n]/.test(password)) throw new UsageError('The password must be one line.');
  if (passwordLengthProblem(password) !== null) {
    throw new UsageError(`The password must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`);
  }
  const database = await openDatabase(readConfig({ ...process.env, ADMIN_USER: '', ADMIN_PASSWORD: '' }), () => {});
  try {
    const isNew = await addAdmin(database.queries, username, await hashPassword(password));
    if (!isNew) throw new UsageError(`There is an administrator named ${username} already.`);
    process.stdout.write(`${username} can sign in now.\n`);
  } finally {
    await database.close();
  }
});
