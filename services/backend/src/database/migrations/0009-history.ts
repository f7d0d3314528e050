import { type Kysely, sql } from 'kysely';

/**
 * Turns the table `audit` into the history: lines are ordered, have an actor, a subject and changes, and are chained by
 * hash. Lines that the previous version wrote, before or at the same time, are not part of the chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit')
    .addColumn('ordinal', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity().unique())
    .addColumn('actor_name', 'text')
    .addColumn('title', 'text')
    .addColumn('changes', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('request_id', 'text')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('hash', 'text')
    .execute();
  await db.schema.createIndex('audit_subject').on('audit').columns(['subject', 'ordinal']).execute();
  await db.schema.createIndex('audit_actor').on('audit').columns(['actor', 'ordinal']).execute();
  await sql`create index audit_search on audit using gin (search gin_trgm_ops)`.execute(db);
}
