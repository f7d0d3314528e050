import { type Kysely, sql } from 'kysely';

/** Folds the names of administrators again. Of names that are alike now, the oldest account gets the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with folded as (select id, search_fold(username) as key, created_at from admins)
    update admins set name_key = folded.key from folded
    where folded.id = admins.id and admins.name_key is distinct from folded.key and not exists (
      select from folded as other join admins as owner on owner.id = other.id
      where other.id <> folded.id and (owner.name_key = folded.key
        or (other.key = folded.key and (other.created_at, other.id) < (folded.created_at, folded.id))))
  `.execute(db);
}
