import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';

interface ServiceRole {
  readonly name: string;
  /** Runs statements in a transaction with the role's rights. */
  run(statements: string): Promise<void>;
  drop(): Promise<void>;
}

const root = new URL('../../../../', import.meta.url);

/** What docs/operations.md grants in addition with HISTORY_DAYS. */
async function documentedRetention(): Promise<string> {
  const guide = await readFile(new URL('docs/operations.md', root), 'utf8');
  const [retention = ''] = /^grant execute on function cut_history .*;$/m.exec(guide) ?? [];
  return retention;
}

/**
 * Creates a role by deploy/service-role.sql, with which the service need not own its tables.
 *
 * @param retention Whether it may remove old lines of the history.
 */
export async function createServiceRole(database: Database, { retention = false } = {}): Promise<ServiceRole> {
  const name = `service_${newId()}`;
  const rights = await readFile(new URL('deploy/service-role.sql', root), 'utf8');
  const statements = [
    'create role cpd_service login',
    ...rights.split(/;\n/).slice(0, -1),
    ...(retention ? [await documentedRetention()] : []),
  ];
  for (const statement of statements) {
    await sql.raw(statement.replaceAll('cpd_service', name)).execute(database.queries);
  }
  return {
    name,
    run: (text) =>
      database.transaction(async (transaction) => {
        await sql`set local role ${sql.id(name)}`.execute(transaction);
        await sql.raw(text).execute(transaction);
      }),
    async drop() {
      await sql`drop owned by ${sql.id(name)}`.execute(database.queries);
      await sql`drop role ${sql.id(name)}`.execute(database.queries);
    },
  };
}
