import type { BinKind } from '@cpd/domain/bin';
import type { Queries, UndoFacts } from '../../database/schema.ts';

/** Notes what undoing a deletion needs to know, in the transaction of the deletion. Without a bin, nothing is kept. */
export async function noteDeletion(queries: Queries, kind: BinKind, id: string, facts: UndoFacts): Promise<void> {
  await queries
    .updateTable('bin')
    .set({ undo: JSON.stringify(facts) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
