import { parseArgs } from 'node:util';
import { API_KEY_MAX_DAYS, apiKeyNameProblem, SCOPES, type Scope } from '@cpd/domain/apiKey';
import { english } from '@cpd/domain/english';
import type { Database } from '../database/Database.ts';
import type { Actor } from '../http/Actor.ts';
import { commandLine } from '../running/commandLine.ts';
import { addKey, allKeys, revokeKey } from '../service/apiKeys.ts';
import { UsageError } from '../start/startUp.ts';

const USAGE = `Usage: ${commandLine('admin', 'key list')}, key add <name> [--scope <scope>]… [--days <number>], or key revoke <id>. Scopes: ${SCOPES.join(', ')}; without --scope a key has all but answers:read, and without --days it does not expire`;

type KeyCommand = (database: Database, by: Actor) => Promise<readonly string[]>;

/** Parses the arguments after `npm run admin -- key`. @throws UsageError if they are invalid. */
export function keyCommand(args: readonly string[]): KeyCommand {
  const { action, subject, scopes, lifetimeDays } = readArguments(args);
  if (action === 'list' && subject === '') return listKeys;
  if (action === 'add' && subject !== '') {
    const problem = apiKeyNameProblem(subject);
    if (problem !== undefined) throw new UsageError(english(problem));
    return async (database, by) => {
      const { id, key } = await addKey(database, { name: subject, scopes, lifetimeDays }, by);
      return [`The key ${id} of ${subject}, which is not shown again:`, key];
    };
  }
  if (action === 'revoke' && subject !== '') {
    return async (database, by) => {
      const name = await revokeKey(database, subject, by, new Date());
      if (name === null) throw new UsageError(`There is no valid key with the id ${subject}.`);
      return [`The key ${subject} of ${name} is revoked.`];
    };
  }
  throw new UsageError(USAGE);
}

function readArguments(args: readonly string[]) {
  try {
    const options = { scope: { type: 'string', multiple: true }, days: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 2) throw new UsageError(USAGE);
    const scopes = values.scope?.map(toScope) ?? SCOPES.filter((scope) => scope !== 'answers:read');
    const lifetimeDays = values.days === undefined ? null : toDays(values.days);
    return { action: positionals[0], subject: positionals[1] ?? '', scopes, lifetimeDays };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(USAGE);
  }
}

function toScope(text: string): Scope {
  const scope = SCOPES.find((each) => each === text);
  if (scope === undefined) throw new UsageError(`${text} is no scope. Scopes: ${SCOPES.join(', ')}`);
  return scope;
}

function toDays(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= API_KEY_MAX_DAYS) return days;
  throw new UsageError(`--days must be a whole number from 1 to ${API_KEY_MAX_DAYS}, but it is ${text}.`);
}

const listKeys: KeyCommand = async ({ queries }) => {
  const keys = await allKeys(queries);
  if (keys.length === 0) return [`There is no key yet. Add one with \`${commandLine('admin', 'key add <name>')}\`.`];
  return keys.map(({ id, name, scopes, last_used_at: usedAt, revoked_at: revokedAt, expires_at: expiresAt }) => {
    const use = usedAt === null ? 'never used' : `last used ${usedAt.toISOString()}`;
    const expiry = expiresAt && `${expiresAt <= new Date() ? 'expired' : 'expires'} ${expiresAt.toISOString()}`;
    const state = revokedAt === null ? expiry : 'revoked';
    return `${id} ${name} (${state ? `${state}, ` : ''}${use}): ${scopes.join(' ')}`;
  });
};
