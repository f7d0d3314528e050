import { parseArgs } from 'node:util';
import { SCOPES, type Scope } from '@cpd/api/service/contract';
import type { Database } from '../database/Database.ts';
import type { Actor } from '../history/record.ts';
import { UsageError } from '../startUp.ts';
import { addKey, allKeys, revokeKey } from './apiKeys.ts';

const USAGE = `Usage: npm run admin -- key list, key add <name> [--scope <scope>]…, or key revoke <id>. Scopes: ${SCOPES.join(', ')}; without --scope a key has all but answers:read`;
/** The service's name, which is the prefix of its uploads' owners and appears in the log. */
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

type KeyCommand = (database: Database, by: Actor) => Promise<readonly string[]>;

/** Parses the arguments after `npm run admin -- key`. @throws UsageError if they are invalid. */
export function keyCommand(args: readonly string[]): KeyCommand {
  const { action, subject, scopes } = readArguments(args);
  if (action === 'list' && subject === '') return listKeys;
  if (action === 'add' && subject !== '') {
    if (!NAME.test(subject)) {
      throw new UsageError('The name of a key has up to 40 lower-case letters, digits and hyphens, such as mobile.');
    }
    return async (database, by) => {
      const { id, key } = await addKey(database, { name: subject, scopes }, by);
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
    const options = { scope: { type: 'string', multiple: true } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 2) throw new UsageError(USAGE);
    const scopes = values.scope?.map(toScope) ?? SCOPES.filter((scope) => scope !== 'answers:read');
    return { action: positionals[0], subject: positionals[1] ?? '', scopes };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(USAGE);
  }
}

function toScope(text: string): Scope {
  const scope = SCOPES.find((each) => each === text);
  if (scope === undefined) throw new UsageError(`${text} is no scope. Scopes: ${SCOPES.join(', ')}`);
  return scope;
}

const listKeys: KeyCommand = async ({ queries }) => {
  const keys = await allKeys(queries);
  if (keys.length === 0) return ['There is no key yet. Add one with `npm run admin -- key add <name>`.'];
  return keys.map(({ id, name, scopes, last_used_at: usedAt, revoked_at: revokedAt }) => {
    const use = usedAt === null ? 'never used' : `last used ${usedAt.toISOString()}`;
    return `${id} ${name} (${revokedAt === null ? '' : 'revoked, '}${use}): ${scopes.join(' ')}`;
  });
};
