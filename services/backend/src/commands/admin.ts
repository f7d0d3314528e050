import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { usernameProblem } from '@cpd/domain/administrator';
import { english } from '@cpd/domain/english';
import { cleanText, terminalText } from '@cpd/domain/text';
import type { Transaction } from 'kysely';
import {
  allAdministrators,
  disableAdministrator,
  enableAdministrator,
  findAdministrator,
  renameAdministrator,
} from '../access/administrators/store.ts';
import { addAdmin, setPassword } from '../access/auth/adminStore.ts';
import { hashPassword } from '../access/auth/password.ts';
import { removePasskeysOf } from '../access/passkeys/store.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { record } from '../history/record.ts';
import { systemActor } from '../http/Actor.ts';
import { commandLine } from '../running/commandLine.ts';
import { renewEventEpoch } from '../service/eventCursor.ts';
import { readCommandConfig } from '../settings/config.ts';
import { newPasswordProblem, type PasswordOwner } from '../settings/newPasswordProblem.ts';
import { printLines, runProgram, UsageError } from '../start/startUp.ts';
import { keyCommand } from './keyCommand.ts';

/** The actor in the history. */
const BY = systemActor('command');

const ACTIONS: Readonly<
  Record<
    string,
    (database: Database, username: string, passwordHash: string, newUsername: string) => Promise<readonly string[]>
  >
> = {
  async list(database) {
    const administrators = await allAdministrators(database.queries);
    if (administrators.length === 0)
      return [`There is no administrator yet. Add one with \`${commandLine('admin', 'add <user name>')}\`.`];
    return administrators.map(lineOf);
  },
  async add(database, username, passwordHash) {
    const added = await database.transaction((queries) => addAdmin(queries, { username, passwordHash }, BY));
    if (added === null)
      throw new UsageError(`There is an administrator named ${username} already, or one whose name looks the same.`);
    return [`${username} can sign in now.`];
  },
  async password(database, username, passwordHash) {
    const how = { by: BY, action: 'admin.password-replaced', now: new Date() } as const;
    await change(database, username, async (queries, admin) => {
      await setPassword(queries, admin, passwordHash, how);
      await removePasskeysOf(queries, admin, BY);
    });
    return [`${username} has a new password and is signed out everywhere.`];
  },
  async rename(database, username, _, newUsername) {
    const renamed = await change(database, username, (queries, admin) =>
      renameAdministrator(queries, admin, newUsername, BY),
    );
    if (renamed === null)
      throw new UsageError(`There is an administrator named ${newUsername} already, or one whose name looks the same.`);
    return [`${username} is named ${newUsername} now.`];
  },
  async disable(database, username) {
    const ended = await change(database, username, (queries, admin) =>
      disableAdministrator(queries, admin, BY, new Date()),
    );
    if (ended === null)
      throw new UsageError(`${username} is the only administrator who can sign in. Add another one first.`);
    return [`${username} can no longer sign in and is signed out everywhere.`];
  },
  async enable(database, username) {
    await change(database, username, (queries, admin) => enableAdministrator(queries, admin, BY));
    return [`${username} can sign in again.`];
  },
};

type Listed = Awaited<ReturnType<typeof allAdministrators>>[number];

/** An administrator as shown on the Setting page. */
function lineOf({ username, disabled_at: disabledAt, is_invited: isInvited, last_seen_at: seenAt }: Listed): string {
  const state = disabledAt ? 'disabled, ' : isInvited ? 'invited, ' : '';
  return `${username} (${state}${seenAt ? `last seen ${seenAt.toISOString()}` : 'never seen'})`;
}

/** The valid name of a new administrator. @throws UsageError for an invalid one (rule AM1) */
function newName(typed: string): string {
  const username = cleanText('username', typed);
  const problem = usernameProblem(username);
  if (problem !== undefined) throw new UsageError(english(problem));
  return username;
}

/** Manages administrators, whose passwords are typed or piped in, and what other services use: keys and cursors. */
await runProgram(async () => {
  const [name = '', typed = '', ...more] = process.argv.slice(2);
  if (name === 'key') {
    const command = keyCommand(process.argv.slice(3));
    await using database = await openDatabase(readCommandConfig());
    return printLines(...(await command(database, BY)));
  }
  if (name === 'end-cursors' && typed === '') {
    await using database = await openDatabase(readCommandConfig());
    await database.transaction(endEventCursors);
    return printLines(
      'Every cursor of events has ended: other services read the catalog, and the stored events again.',
    );
  }
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  const isComplete = (name === 'list') === (typed.trim() === '') && more.length === (name === 'rename' ? 1 : 0);
  if (action === undefined || !isComplete) {
    throw new UsageError(
      `Usage: ${commandLine('admin', 'list')}, or add, password, disable or enable with a user name, or rename with the old and the new one; or key, for the keys of other services; or end-cursors, after a restore by other means`,
    );
  }
  const username = name === 'add' ? newName(typed) : typed;
  const newUsername = name === 'rename' ? newName(more[0] ?? '') : '';
  const config = readCommandConfig();
  const needsPassword = name === 'add' || name === 'password';
  const passwordHash = needsPassword ? await hashPassword(await readPassword({ username, site: config })) : '';
  await using database = await openDatabase(config);
  printLines(...(await action(database, username, passwordHash, newUsername)));
});

async function endEventCursors(queries: Transaction<Schema>): Promise<void> {
  await renewEventEpoch(queries);
  await record(queries, BY, 'cursors.ended', { id: null });
}

async function readPassword(owner: PasswordOwner): Promise<string> {
  const password = process.stdin.isTTY
    ? await readSecretLine(`Password of ${terminalText(owner.username)}: `)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  // Such a password could not be typed at the sign-in.
  if (/[\r\n]/.test(password)) throw new UsageError('The password must be one line.');
  const problem = newPasswordProblem(password, owner);
  if (problem !== null) throw new UsageError(`The password ${problem}`);
  return password;
}

/** Changes the administrator of this name. @throws UsageError if there is none. */
async function change<T>(
  database: Database,
  username: string,
  work: (queries: Transaction<Schema>, admin: { id: string; username: string }) => Promise<T>,
): Promise<T> {
  return database.transaction(async (queries) => {
    const admin = await findAdministrator(queries, 'username', username);
    if (admin === null) throw new UsageError(`There is no administrator named ${username}.`);
    return work(queries, admin);
  });
}

/** Prompts for a line in the terminal without echoing it. */
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
