import * as contract from '@cpd/api/bin/contract';
import { RESTORE_NOTES } from '@cpd/domain/bin';
import { english } from '@cpd/domain/english';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { mount } from '../../http/mount.ts';
import { restore, throwNotInBin } from './restore.ts';
import * as store from './store.ts';

/** Mounts the endpoints of deleted items that can be restored. */
export function binRoutes(app: ApiApp, { database, config: { binDays } }: Deps): void {
  mount(app, contract.readBin, async () => ({ days: binDays, counts: await store.countBin(database.queries) }));

  mount(app, contract.listBin, async ({ query }) => store.pageOfBin(database, query, binDays));

  mount(app, contract.restoreFromBin, async ({ by, params: { id }, body: { kind, exact = false } }) =>
    database.transaction(async (queries) => {
      const { course, notes, isExact, ...restored } = await restore(queries, kind, id, exact ? by.id : null);
      const response = {
        _id: id,
        kind,
        course,
        notes: notes.map((code) => ({ code, message: english(RESTORE_NOTES[code]) })),
        exact: isExact,
      };
      if (!notes.includes('ALREADY_RESTORED'))
        await store.recordRestore(queries, by, kind, id, { course, ...restored });
      return response;
    }),
  );

  mount(app, contract.removeFromBin, async ({ by, params: { id }, query: { kind }, requireProof }) => {
    if (!(await store.isBlankDraft(database.queries, kind, id))) await requireProof();
    return database.transaction(async (queries) => {
      if (!(await store.removeFromBin(queries, by, kind, id))) await throwNotInBin(queries, kind, id);
      return { _id: id };
    });
  });
}
