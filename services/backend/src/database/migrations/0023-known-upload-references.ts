import { type Kysely, sql } from 'kysely';
import { inBatches } from '../migrationSteps.ts';
import { UPLOAD_COLUMNS } from '../uploadColumns.ts';

export const isOutsideTransaction = true;

/** Enters the references that existed before the triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, column, key } of UPLOAD_COLUMNS) {
    const [idColumn = ''] = key;
    const owner = sql`concat_ws('/', ${sql.lit(table)}::text, ${sql.lit(column)}::text, ${sql.join(key.map((each) => sql.ref(each)))})`;
    // The rows are locked, so that their references do not change in the meantime.
    await inBatches(db, table, idColumn, (ids) =>
      sql`insert into upload_references (upload, owner)
        select ${sql.ref(column)}, ${owner} from ${sql.table(table)}
        where ${sql.ref(idColumn)} = any(${ids}) and ${sql.ref(column)} is not null
        for share
        on conflict do nothing`.execute(db),
    );
  }
}
