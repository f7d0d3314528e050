import { terminalText } from '@cpd/domain/text';
import { findAdmin } from '../access/auth/adminStore.ts';
import { isPassword } from '../access/auth/password.ts';
import type { Deps } from '../http/Deps.ts';
import { commandLine } from '../running/commandLine.ts';

/** Returns the URLs and, in the demo, how to sign in and two links to open. */
export async function startupMessage(deps: Deps, origin: string): Promise<string> {
  const lines: [string, string][] = [
    ['Admin app', `${origin}/`],
    ['Public pages', `${origin}/public/term-and-condition`],
    ['API', `${origin}/v1/docs`],
    ...(deps.config.demo ? await demoLines(deps) : await firstAdminLine(deps)),
  ];
  const rows = lines.map(([name, value]) => `  ${name.padEnd(14)}${terminalText(value)}`);
  return ['', 'The CPD back office is ready.', '', ...rows, ''].join('\n');
}

async function firstAdminLine({ database }: Deps): Promise<[string, string][]> {
  const admin = await database.queries.selectFrom('admins').select('id').limit(1).executeTakeFirst();
  return admin === undefined ? [['Sign in', `no one can yet; see \`${commandLine('admin', 'add <user name>')}\``]] : [];
}

async function demoLines(deps: Deps): Promise<[string, string][]> {
  const { demoLinks } = await import('./demo/demoLinks.ts');
  const { review, certificate } = await demoLinks(deps);
  const lines: [string, string][] = [['Sign in', await signInLine(deps)]];
  if (review !== null) lines.push(['Review', review]);
  if (certificate !== null) lines.push(['Certificate', certificate]);
  return lines;
}

async function signInLine({ config, database }: Deps): Promise<string> {
  const { username, password } = config.admin ?? { username: '', password: '' };
  const account = await findAdmin(database.queries, 'username', username);
  const isUnchanged = account !== null && (await isPassword(password, account.passwordHash));
  return isUnchanged ? `${username} / ${password}` : 'with the user name and password that you have set';
}
