import { isRenamed, quotedNumber, REPLACED_REASON } from '@cpd/domain/certificate';
import { matchesPerson } from '@cpd/domain/keyword';
import { fullName } from '@cpd/domain/user';
import * as endpoints from '../../issuedCertificates/contract.ts';
import { issuedCertificateFixture } from '../../issuedCertificates/fixtures.ts';
import type { FakeData } from '../FakeData.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeContext, type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

/** When the fake issues and withdraws. */
const NOW = '2026-03-01T09:00:00.000Z';

export const issuedCertificateRoutes = [
  route(endpoints.listCertificates, ({ query, context: { data } }) => {
    const { docs, ...page } = paged(foundCertificates(data, query), query);
    return { ...page, docs: docs.map((certificate) => shownCertificate(data, certificate)) };
  }),
  route(endpoints.issueCertificate, ({ body: { id, user, certificateGroup }, context }) => {
    const stored = context.data.certificates.find(({ _id }) => _id === id);
    if (stored === undefined) return issue(context, { _id: id, user, certificateGroup });
    return repeated(stored, stored.user === user && stored.certificateGroup === certificateGroup);
  }),
  route(
    endpoints.withdrawCertificate,
    ({ id, body: { reason }, context: { data } }) => {
      const certificate = findById(data.certificates, id);
      if (certificate.state !== 'valid' && certificate.withdrawnReason !== reason) throwWithdrawn();
      if (certificate.state === 'valid')
        Object.assign(certificate, { state: 'withdrawn', withdrawnAt: NOW, withdrawnReason: reason });
      return shownCertificate(data, certificate);
    },
    certificateOfPath,
  ),
  route(
    endpoints.reissueCertificate,
    ({ id, body: { newId }, context }) => {
      const stored = context.data.certificates.find(({ _id }) => _id === newId);
      if (stored !== undefined) return repeated(stored, stored.predecessor?._id === id);
      const former = findById(context.data.certificates, id);
      if (former.state !== 'valid') throwWithdrawn();
      const { user, certificateGroup, number, firstIssuedAt } = former;
      const predecessor = { _id: id, number };
      const latter = issue(context, {
        _id: newId,
        user,
        certificateGroup,
        predecessor,
        firstIssuedAt: firstIssuedAt ?? former.issuedAt,
      });
      const successor = { _id: newId, number: latter.number };
      Object.assign(former, { state: 'replaced', withdrawnAt: NOW, withdrawnReason: REPLACED_REASON, successor });
      return latter;
    },
    certificateOfPath,
  ),
];

/** The certificates that a list's filters find. */
function foundCertificates(data: FakeData, query: URLSearchParams) {
  const keyword = query.get('keyword') ?? '';
  const number = quotedNumber(keyword);
  const isNumber = (text: string) => {
    const other = quotedNumber(text);
    return number?.ordinal === other?.ordinal && [null, other?.year].includes(number?.year);
  };
  const isEqual = (name: string, value: string) => [null, value].includes(query.get(name));
  return data.certificates.filter(
    (one) =>
      isEqual('certificateGroup', one.certificateGroup) &&
      isEqual('user', one.user) &&
      isEqual('state', one.state) &&
      (number === null ? matchesPerson(keyword, { firstName: one.holder }) : isNumber(one.number)),
  );
}

function issue(
  { data }: FakeContext,
  fields: Pick<endpoints.IssuedCertificate, '_id' | 'user' | 'certificateGroup'> &
    Partial<Pick<endpoints.IssuedCertificate, 'predecessor' | 'firstIssuedAt'>>,
) {
  const group = data.certificateGroups.find(({ _id }) => _id === fields.certificateGroup);
  const user = data.users.find(({ _id }) => _id === fields.user);
  if (user === undefined || group === undefined) throw new FakeHttpError(400, 'There is no such item.', 'BAD_INPUT');
  if (!group.isEnable)
    throw new FakeHttpError(409, 'This certificate group is not enabled.', 'CERTIFICATE_GROUP_NOT_READY');
  if (fullName(user) === '') throw new FakeHttpError(409, 'The user has no name.', 'NAME_NOT_DRAWABLE');
  const ordinal = Math.max(0, ...data.certificates.map(({ number }) => quotedNumber(number)?.ordinal ?? 0)) + 1;
  const number = `2026-${String(ordinal).padStart(6, '0')}`;
  const certificate = issuedCertificateFixture({
    ...fields,
    number,
    holder: fullName(user),
    group: group.name,
    issuedAt: NOW,
  });
  data.certificates.unshift(certificate);
  return shownCertificate(data, certificate);
}

/** The response to a create that is repeated. */
function repeated(certificate: endpoints.IssuedCertificate, isSame: boolean) {
  if (!isSame) throw new FakeHttpError(409, 'Another certificate has this id.', 'CERTIFICATE_DIFFERS');
  return { ...certificate, state: 'valid', withdrawnAt: null, withdrawnReason: null, successor: null };
}

/** A certificate with its user's name as it is now. */
export function shownCertificate(
  { users }: FakeData,
  certificate: endpoints.IssuedCertificate,
): endpoints.IssuedCertificate {
  const user = users.find(({ _id }) => _id === certificate.user);
  if (user === undefined) return certificate;
  const holder = certificate.holder ?? fullName(user);
  return { ...certificate, holder, presentName: fullName(user), isRenamed: isRenamed({ firstName: holder }, user) };
}

function certificateOfPath({ id, context: { data } }: FakeRequest) {
  return shownCertificate(data, findById(data.certificates, id));
}

function throwWithdrawn(): never {
  throw new FakeHttpError(409, 'This certificate was withdrawn.', 'CERTIFICATE_WITHDRAWN');
}
