import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';

interface ServiceRole {
  /** Runs statements in a transaction with the role's rights. */
  run(statements: string): Promise<void>;
  drop(): Promise<void>;
}

/** Creates a role by the SQL of docs/operations.md, with which the service need not own its tables. */
export async function createServiceRole(database: Database): Promise<ServiceRole> {
  const role = `service_${newId()}`;
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, statements = ''] = /(create role cpd_service.*?)^```/ms.exec(guide) ?? [];
  const own = statements.replaceAll('cpd_service', role).replaceAll('cpd_owner', 'current_user').split(/;\n/);
  for (const statement of own) if (statement !== '') await sql.raw(statement).execute(database.queries);
  return {
    run: (text) =>
      database.transaction(async (transaction) => {
        await sql`set local role ${sql.id(role)}`.execute(transaction);
        await sql.raw(text).execute(transaction);
      }),
    async drop() {
      await sql`drop owned by ${sql.id(role)}`.execute(database.queries);
      await sql`drop role ${sql.id(role)}`.execute(database.queries);
    },
  };
}
