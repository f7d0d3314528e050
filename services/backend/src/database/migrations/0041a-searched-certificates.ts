import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently, inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** Fills the search column of existing certificates, and indexes what their lists filter, search and order by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'certificates', 'id', (ids) =>
    sql`update certificates set search = '' where id = any(${ids}) and search = ''`.execute(db),
  );
  await createIndexConcurrently(db, 'certificates_search', 'certificates using gin (search gin_trgm_ops)');
  await createIndexConcurrently(db, 'certificates_of_group', 'certificates (certificate_group_id, ordinal)');
  await createIndexConcurrently(
    db,
    'certificates_withdrawn',
    'certificates (certificate_group_id, ordinal) where withdrawn_at is not null',
  );
  await createIndexConcurrently(
    db,
    'certificates_successor_id',
    'certificates (successor_id) where successor_id is not null',
  );
}
