import * as contract from '@cpd/api/bin/contract';
import { restoreManyFromBin } from '@cpd/api/bulk/contract';
import { type BinKind, RESTORE_NOTES } from '@cpd/domain/bin';
import { english } from '@cpd/domain/english';
import type { Actor } from '../../http/Actor.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { mount } from '../../http/mount.ts';
import { changeEach } from '../bulk.ts';
import { restore, throwNotInBin } from './restore.ts';
import * as store from './store.ts';

/** Mounts the endpoints of deleted items that can be restored. */
export function binRoutes(app: ApiApp, { database, config: { binDays } }: Deps): void {
  mount(app, contract.readBin, async () => ({ days: binDays, counts: await store.countBin(database.queries) }));

  mount(app, contract.listBin, async ({ query }) => store.pageOfBin(database, query, binDays));

  const restoreItem = (by: Actor, { kind, _id }: { readonly kind: BinKind; readonly _id: string }, exact: boolean) =>
    database.transaction(async (queries) => {
      const { course, notes, isExact, ...restored } = await restore(queries, kind, _id, exact ? by.id : null);
      if (!notes.includes('ALREADY_RESTORED'))
        await store.recordRestore(queries, by, kind, _id, { course, ...restored });
      return {
        _id,
        kind,
        course,
        notes: notes.map((code) => ({ code, message: english(RESTORE_NOTES[code]) })),
        exact: isExact,
      };
    });

  mount(app, contract.restoreFromBin, ({ by, params: { id: _id }, body: { kind, exact = false } }) =>
    restoreItem(by, { kind, _id }, exact),
  );

  mount(app, restoreManyFromBin, async ({ c, by, body: { items, exact = false } }) => {
    const outcomes = await changeEach(c, items, (item) => restoreItem(by, item, exact));
    return { results: outcomes.map(({ changed: restored, ...result }) => ({ ...result, restored })) };
  });

  mount(app, contract.removeFromBin, async ({ by, params: { id }, query: { kind }, requireProof }) => {
    if (!(await store.isBlankDraft(database.queries, kind, id))) await requireProof();
    return database.transaction(async (queries) => {
      if (!(await store.removeFromBin(queries, by, kind, id))) await throwNotInBin(queries, kind, id);
      return { _id: id };
    });
  });
}
