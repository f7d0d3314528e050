import * as contract from '@cpd/api/certificateGroups/contract';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { isBlankText } from '@cpd/domain/textLength';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { requireCurrentVersion } from '../http/entityTag.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage } from '../http/paging.ts';
import { found, refuse, refuseInput } from '../http/Refusal.ts';
import { enable, keepReady } from '../readiness/enable.ts';
import { requireImages } from '../uploads/requireUploads.ts';
import * as store from './store.ts';

export function certificateGroupRoutes(app: ApiApp, { database }: Deps): void {
  mount(
    app,
    contract.listEnabledCertificateGroups,
    async () => ({ docs: await store.enabledGroups(database.queries) }),
    (c) => c.req.query('autoComplete') === 'true',
  );

  mount(app, contract.listCertificateGroups, async ({ query }) => {
    const page = readPage(query);
    return answerPage(page, await store.pageOfGroups(database.queries, page, query.keyword ?? ''));
  });

  mount(app, contract.readCertificateGroup, async ({ params }) => readGroup(database.queries, params.id));

  mount(app, contract.draftCertificateGroup, async () => ({ _id: await database.transaction(store.addGroup) }));

  mount(app, contract.saveCertificateGroup, async ({ c, body: { id, ...change } }) =>
    database.transaction(async (queries) => {
      requireCurrentVersion(c, found(await store.lockGroup(queries, id), 'certificate group'));
      if (typeof change.name === 'string' && isBlankText(change.name)) refuseInput('The name must not be blank.');
      if (change.template) await requireImages(queries, [change.template]);
      await store.changeGroup(queries, id, change);
      const saved = await readGroup(queries, id);
      keepReady('certificate_groups', saved, missingForCertificateGroup(saved));
      return saved;
    }),
  );

  mount(app, contract.enableCertificateGroup, async ({ params }) =>
    database.transaction(async (queries) => {
      const group = found(await store.lockGroup(queries, params.id), 'certificate group');
      return enable(queries, 'certificate_groups', group, missingForCertificateGroup(group));
    }),
  );

  mount(app, contract.deleteCertificateGroup, async ({ params }) =>
    database.transaction(async (queries) => {
      found(await store.lockGroup(queries, params.id), 'certificate group');
      const use = await store.groupUse(queries, params.id);
      if (use === 'courses') refuse(409, 'GROUP_IN_USE', 'Courses belong to this certificate group.');
      if (use === 'certificates') refuse(409, 'GROUP_IN_USE', 'Certificates were issued in this certificate group.');
      await store.removeGroup(queries, params.id);
      return { _id: params.id };
    }),
  );
}

async function readGroup(queries: Queries, id: string): Promise<contract.CertificateGroup> {
  return found(await store.findGroup(queries, id), 'certificate group');
}
