import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/**
 * Lets an index alone find far pages of the valid certificates of a group, and the newest certificates of a user. These two
 * replace three others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofGroup = 'certificates (certificate_group_id, ordinal) include (withdrawn_at)';
  await createIndexConcurrently(db, 'certificates_listed', ofGroup);
  await createIndexConcurrently(db, 'certificates_of_user', 'certificates (user_id, ordinal)');
  for (const replaced of ['certificates_of_group', 'certificates_certificate_group_id', 'certificates_user_id']) {
    await sql`drop index concurrently if exists ${sql.id(replaced)}`.execute(db);
  }
}
