import { type Kysely, sql } from 'kysely';

/**
 * Adds the links by which new administrators choose a password, and columns for invited administrators and their last
 * activity.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admins')
    .addColumn('is_invited', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('last_seen_at', 'timestamptz')
    .execute();
  await sql`
    update admins set last_seen_at = (
      select max(issued_at) from refresh_tokens
      join sessions on sessions.id = session_id where admin_id = admins.id
    )
  `.execute(db);
  await db.schema
    .createTable('welcome_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('spent_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('welcome_links_admin_id').on('welcome_links').column('admin_id').execute();
}
