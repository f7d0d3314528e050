import { buffer } from 'node:stream/consumers';
import * as contract from '@cpd/api/certificateGroups/contract';
import { certificateName } from '@cpd/domain/certificate';
import type { FieldValues } from '@cpd/domain/history';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { isBlankText } from '@cpd/domain/text';
import type { Queries } from '../../database/schema.ts';
import { requireImages } from '../../files/uploads/requireUploads.ts';
import { record, recordChanges, type Subject } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { certificateAddress } from '../../people/certificates/credential.ts';
import { renderCertificate, requireNameFaces } from '../../people/certificates/render.ts';
import { noteDeletion } from '../deletion/noteDeletion.ts';
import { enable, requireReadyIfEnabled } from '../readiness/enable.ts';
import * as store from './store.ts';

export function certificateGroupRoutes(app: ApiApp, { config, database, storage, now }: Deps): void {
  mount(
    app,
    contract.listEnabledCertificateGroups,
    async () => ({ docs: await store.enabledGroups(database.queries) }),
    (c) => c.req.query('autoComplete') === 'true',
  );

  mount(app, contract.listCertificateGroups, async ({ query }) => store.pageOfGroups(database, query, config));

  mount(app, contract.readCertificateGroup, async ({ params }) =>
    requireFound(await store.findGroup(database.queries, params.id), 'certificate group'),
  );

  mount(app, contract.draftCertificateGroup, async ({ by }) =>
    database.transaction(async (queries) => {
      const id = await store.addGroup(queries);
      await record(queries, by, 'certificateGroup.created', { id });
      return { _id: id };
    }),
  );

  mountChange(app, database, contract.saveCertificateGroup, {
    lock: (queries, { body }) => store.lockGroup(queries, body.id),
    async change(queries, before, { by, body: { id, ...change } }) {
      if (typeof change.name === 'string' && isBlankText(change.name)) throwBadRequest('The name must not be blank.');
      if (change.template) await requireImages(queries, [change.template]);
      await store.changeGroup(queries, id, change);
      const saved = await readGroup(queries, id);
      requireReadyIfEnabled('certificate_groups', saved, missingForCertificateGroup(saved));
      await recordChanges(
        queries,
        by,
        'certificateGroup.saved',
        subjectOf(saved),
        auditedFields(before),
        auditedFields(saved),
      );
      return saved;
    },
  });

  mount(app, contract.previewCertificateGroup, async ({ body: { template, position, name: sample, format } }) => {
    const name = certificateName(sample);
    const faces = await requireNameFaces(name, 400);
    await requireImages(database.queries, [template]);
    const details = { title: 'Certificate, preview', address: certificateAddress(config, 'preview'), date: now() };
    const bytes = await renderCertificate({
      // Not 404, which would mean that the server has no such endpoint.
      template: await buffer((await storage.read(template)) ?? throwBadRequest('The image is missing.')),
      name,
      faces,
      position,
      ...(format === 'pdf' && { pdf: details }),
    });
    return { content: Buffer.from(bytes).toString('base64') };
  });

  mountChange(app, database, contract.enableCertificateGroup, {
    lock: (queries, { params }) => store.lockGroup(queries, params.id),
    change: (queries, group, { by }) =>
      enable(queries, by, 'certificate_groups', group, subjectOf(group), missingForCertificateGroup(group)),
  });

  mountChange(app, database, contract.deleteCertificateGroup, {
    lock: (queries, { params }) => store.lockGroup(queries, params.id),
    async change(queries, group, { by, params }) {
      const use = await store.groupUsage(queries, params.id);
      if (use === 'courses') throwHttpError(409, 'GROUP_IN_USE', 'Courses belong to this certificate group.');
      if (use === 'certificates')
        throwHttpError(409, 'GROUP_IN_USE', 'Certificates were issued in this certificate group.');
      await store.removeGroup(queries, params.id);
      await noteDeletion(queries, 'certificateGroup', params.id, { by: by.id });
      await record(queries, by, 'certificateGroup.deleted', subjectOf(group));
      return { _id: params.id };
    },
  });
}

/** The fields of a certificate group that the history records. Enabling has a line of its own. */
function auditedFields({ _id, isEnable, passCondition, ...fields }: contract.CertificateGroup): FieldValues {
  return { ...fields, requiredCourses: passCondition };
}

function subjectOf({ _id: id, name }: contract.CertificateGroup): Subject {
  return { id, title: name };
}

async function readGroup(queries: Queries, id: string): Promise<contract.CertificateGroup> {
  return requireFound(await store.findGroup(queries, id), 'certificate group').value;
}
