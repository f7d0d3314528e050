import { buffer } from 'node:stream/consumers';
import { changeCertificateGroups } from '@cpd/api/bulk/contract';
import * as contract from '@cpd/api/certificateGroups/contract';
import { certificateName } from '@cpd/domain/certificate';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { isBlankText } from '@cpd/domain/text';
import { requireImages } from '../../files/uploads/requireUploads.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { certificateAddress } from '../../people/certificates/credential.ts';
import { renderCertificate, requireNameFaces } from '../../people/certificates/render.ts';
import { type Draftable, mountDraftable } from '../draftable.ts';
import * as store from './store.ts';

export function certificateGroupRoutes(app: ApiApp, { config, database, storage, now }: Deps): void {
  mount(
    app,
    contract.listEnabledCertificateGroups,
    async () => ({ docs: await store.enabledGroups(database.queries) }),
    (c) => c.req.query('autoComplete') === 'true',
  );

  mount(app, contract.listCertificateGroups, async ({ query }) => store.pageOfGroups(database, query, config));

  mountDraftable(app, { database }, groupKind, {
    read: contract.readCertificateGroup,
    draft: contract.draftCertificateGroup,
    save: contract.saveCertificateGroup,
    enable: contract.enableCertificateGroup,
    delete: contract.deleteCertificateGroup,
    bulk: changeCertificateGroups,
    add: store.addGroup,
    added: (id) => ({ _id: id }),
    idOf: ({ id }) => id,
    async change(queries, { _id }, change) {
      const { name, template } = change;
      if (typeof name === 'string' && isBlankText(name)) throwBadRequest('The name must not be blank.');
      if (template) await requireImages(queries, [template]);
      await store.changeGroup(queries, _id, change);
    },
    async remove(queries, { _id }) {
      const use = await store.groupUsage(queries, _id);
      if (use === 'courses') throwHttpError(409, 'GROUP_IN_USE', 'Courses belong to this certificate group.');
      if (use === 'certificates')
        throwHttpError(409, 'GROUP_IN_USE', 'Certificates were issued in this certificate group.');
      await store.removeGroup(queries, _id);
      return {};
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
}

const groupKind: Draftable<contract.CertificateGroup> = {
  kind: 'certificateGroup',
  find: store.findGroup,
  missing: missingForCertificateGroup,
  titleOf: ({ name }) => name,
  auditedFields: ({ _id, isEnable, passCondition, ...fields }) => ({ ...fields, requiredCourses: passCondition }),
};
