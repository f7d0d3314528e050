import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Updateable } from 'kysely';
import { record } from './audit/record.ts';
import { addAdmin } from './auth/adminStore.ts';
import { newPasswordProblem } from './auth/newPasswordProblem.ts';
import { hashPassword } from './auth/password.ts';
import { endSessions } from './auth/sessionStore.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/Database.ts';
import { openDatabase } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { runProgram, UsageError } from './startUp.ts';

const ACTIONS: Readonly<
  Record<string, (database: Database, username: string, passwordHash: string) => Promise<string>>
> = {
  async list({ queries }) {
    const admins = await queries.selectFrom('admins').select(['username', 'disabled_at']).orderBy('username').execute();
    return admins
      .map(({ username, disabled_at: disabledAt }) => username + (disabledAt ? ' (disabled)' : ''))
      .join('\n');
  },
  async add({ queries }, username, passwordHash) {
    const isNew = await addAdmin(queries, username, passwordHash);
    if (!isNew) throw new UsageError(`There is an administrator named ${username} already.`);
    return `${username} can sign in now.`;
  },
  async password(database, username, password_hash) {
    await change(database, username, { password_hash }, 'admin.password-replaced');
    return `${username} has a new password and is signed out everywhere.`;
  },
  async disable(database, username) {
    await change(database, username, { disabled_at: new Date() }, 'admin.disabled');
    return `${username} can no longer sign in and is signed out everywhere.`;
  },
  async enable(database, username) {
    await change(database, username, { disabled_at: null }, 'admin.enabled');
    return `${username} can sign in again.`;
  },
};

/** Looks after administrators; a password is typed or piped in. */
await runProgram(async () => {
  const [name = '', username = '', ...more] = process.argv.slice(2);
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined || (name === 'list') !== (username.trim() === '') || more.length > 0) {
    throw new UsageError('Usage: npm run admin -- list, or add, password, disable or enable with a user name');
  }
  const passwordHash = name === 'add' || name === 'password' ? await hashPassword(await readPassword(username)) : '';
  await using database = await openDatabase(readConfig({ ...process.env, ADMIN_USER: '', ADMIN_PASSWORD: '' }));
  process.stdout.write(`${await action(database, username, passwordHash)}\n`);
});

async function readPassword(username: string): Promise<string> {
  const password = process.stdin.isTTY
    ? await readSecretLine(`Password of ${username}: `)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  // Nobody could type it at the sign-in.
  if (/[\r\n]/.test(password)) throw new UsageError('The password must be one line.');
  const problem = newPasswordProblem(password);
  if (problem !== null) throw new UsageError(`The password ${problem}`);
  return password;
}

/** Changes an administrator and ends their sessions. @throws UsageError when there is none of this name. */
async function change(
  database: Database,
  username: string,
  columns: Updateable<Schema['admins']>,
  action: string,
): Promise<void> {
  await database.transaction(async (queries) => {
    const changed = queries.updateTable('admins').set(columns).where('username', '=', username).returning('id');
    const admin = await changed.executeTakeFirst();
    if (admin === undefined) throw new UsageError(`There is no administrator named ${username}.`);
    await endSessions(queries, { admin_id: admin.id }, new Date());
    await record(queries, { actor: 'system', action, subject: admin.id });
  });
}

/** Asks for a line at the terminal without showing what is typed. */
async function readSecretLine(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
