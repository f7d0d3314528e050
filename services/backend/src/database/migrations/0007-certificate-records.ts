import { type Kysely, sql } from 'kysely';

/**
 * Stores with each certificate the values it was issued with, and numbers it. Existing rows get today's values. Code of
 * the previous version adds rows without a record, which is completed later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('certificates')
    .addColumn('ordinal', 'bigint')
    .addColumn('holder_first_name', 'text')
    .addColumn('holder_last_name', 'text')
    .addColumn('group_name', 'text')
    .addColumn('template_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('template_vertical_position', 'integer')
    .addColumn('withdrawn_at', 'timestamptz')
    .execute();
  await sql`
    update certificates set ordinal = numbered.place
    from (select id, row_number() over (order by issued_at, id) as place from certificates) as numbered
    where numbered.id = certificates.id
  `.execute(db);
  await sql`alter table certificates
    alter column ordinal set not null,
    alter column ordinal add generated always as identity,
    add constraint certificates_ordinal unique (ordinal)`.execute(db);
  await sql`select setval(pg_get_serial_sequence('certificates', 'ordinal'),
    (select coalesce(max(ordinal), 0) + 1 from certificates), false)`.execute(db);
  await sql`
    update certificates set
      holder_first_name = users.first_name,
      holder_last_name = users.last_name,
      group_name = certificate_groups.name,
      template_image_id = certificate_groups.template_image_id,
      template_vertical_position = certificate_groups.template_vertical_position
    from users, certificate_groups
    where users.id = certificates.user_id and certificate_groups.id = certificates.certificate_group_id
      and certificate_groups.template_image_id is not null
  `.execute(db);
  await db.schema
    .createIndex('certificates_template_image_id')
    .on('certificates')
    .column('template_image_id')
    .execute();
}
