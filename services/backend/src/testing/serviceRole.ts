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

/** The blocks of SQL in the section 'A database role of its own' of docs/operations.md. */
async function documentedBlocks(): Promise<string[]> {
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = /^### A database role of its own$(.*?)^##/ms.exec(guide) ?? [];
  return [...section.matchAll(/^```sql$(.*?)^```/gms)].map(([, block = '']) => block);
}

/**
 * Creates a role by the SQL of docs/operations.md, with which the service need not own its tables.
 *
 * @param retention Whether it may remove old lines of the history.
 */
export async function createServiceRole(database: Database, { retention = false } = {}): Promise<ServiceRole> {
  const name = `service_${newId()}`;
  const [rights = '', removal = ''] = await documentedBlocks();
  const documented = retention ? rights + removal : rights;
  const own = documented.replaceAll('cpd_service', name).replaceAll('cpd_owner', 'current_user').split(/;\n/);
  for (const statement of own) if (statement.trim() !== '') await sql.raw(statement).execute(database.queries);
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
