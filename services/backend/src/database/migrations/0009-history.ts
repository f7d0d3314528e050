import { type Kysely, sql } from 'kysely';

/**
 * Makes the table `audit` the history: lines have an order, name their actor and subject, tell what changed, and are
 * chained by hash. Lines of before stay outside of the chain, as do those that the version before writes next to this one.
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
