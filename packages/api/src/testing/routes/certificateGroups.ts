import { matchesKeyword } from '@cpd/domain/keyword';
import { enableOutcome, missingForCertificateGroup, notReadyMessage } from '@cpd/domain/readiness';
import * as endpoints from '../../certificateGroups/contract.ts';
import { certificateGroupDraftFixture } from '../../certificateGroups/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';
import { putIntoBin } from './bin.ts';

export const certificateGroupRoutes = [
  // Two responses by query: with autoComplete the selector's.
  route(endpoints.listCertificateGroups, ({ query, context: { data } }) => {
    if (query.get('autoComplete') === 'true') {
      const enabled = data.certificateGroups.filter(({ isEnable }) => isEnable);
      return { docs: enabled.map(({ _id, name }) => ({ _id, name })) };
    }
    const keyword = query.get('keyword') ?? '';
    const state = query.get('isEnable');
    const found = data.certificateGroups.filter(
      ({ name, isEnable }) => matchesKeyword(keyword, name) && [null, String(isEnable)].includes(state),
    );
    const { docs, ...page } = paged(found, query);
    const issuedCount = (id: string) =>
      data.certificates.filter(({ certificateGroup }) => certificateGroup === id).length;
    return { ...page, docs: docs.map((group) => ({ ...group, issuedCount: issuedCount(group._id) })) };
  }),
  route(endpoints.readCertificateGroup, groupOfPath),
  route(endpoints.previewCertificateGroup, () => ({ content: 'AAAA' })),
  route(endpoints.draftCertificateGroup, ({ context: { data, newId } }) => {
    const draft = certificateGroupDraftFixture({ _id: newId() });
    data.certificateGroups.push(draft);
    return { _id: draft._id };
  }),
  route(
    endpoints.saveCertificateGroup,
    ({ body: { id, name, template, ...numbers }, context: { data } }) => {
      const group = findById(data.certificateGroups, id);
      if (name !== undefined) group.name = name;
      if (template !== undefined) group.template = template === null ? null : { _id: template };
      group.passCondition = numbers.passCondition ?? group.passCondition;
      group.templateVerticalPosition = numbers.templateVerticalPosition ?? group.templateVerticalPosition;
      return group;
    },
    ({ body, context }) => findById(context.data.certificateGroups, body.id),
  ),
  route(
    endpoints.enableCertificateGroup,
    ({ id, context: { data } }) => {
      const group = findById(data.certificateGroups, id);
      const missing = missingForCertificateGroup(group);
      if (enableOutcome(group, missing) === 'notReady') {
        throw new FakeHttpError(409, notReadyMessage(missing), 'CERTIFICATE_GROUP_NOT_READY');
      }
      group.isEnable = true;
      return group;
    },
    groupOfPath,
  ),
  route(
    endpoints.deleteCertificateGroup,
    ({ id, context }) => {
      const { data } = context;
      const group = findById(data.certificateGroups, id);
      if (data.courses.some(({ certificateGroup }) => certificateGroup?._id === id)) {
        throw new FakeHttpError(409, 'Courses belong to this certificate group.', 'GROUP_IN_USE');
      }
      if (data.certificates.some(({ certificateGroup }) => certificateGroup === id)) {
        throw new FakeHttpError(409, 'Certificates were issued in this certificate group.', 'GROUP_IN_USE');
      }
      const undo = { index: data.certificateGroups.indexOf(group) };
      data.certificateGroups = data.certificateGroups.filter((other) => other !== group);
      putIntoBin(context, 'certificateGroup', group, { undo });
      return { _id: id };
    },
    groupOfPath,
  ),
];

function groupOfPath({ id, context }: FakeRequest) {
  return findById(context.data.certificateGroups, id);
}
