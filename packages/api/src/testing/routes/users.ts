import { matchesPerson } from '@cpd/domain/keyword';
import { POST_STATUS } from '@cpd/domain/review';
import * as endpoints from '../../users/contract.ts';
import type { FakeData } from '../FakeData.ts';
import { findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';
import { shownCertificate } from './issuedCertificates.ts';

/** When every user of the fake signed up, and every post was sent and decided. */
const SINCE = '2025-11-03T08:00:00.000Z';
const DECIDED = '2026-02-20T08:00:00.000Z';

export const userRoutes = [
  route(endpoints.listUsers, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const found = data.users.filter(
      (user) => user._id === keyword.trim() || matchesPerson(keyword, user, user.description, user.email),
    );
    const { docs, ...page } = paged(found, query);
    const certificateCount = (id: string) =>
      data.certificates.filter(({ user, state }) => user === id && state === 'valid').length;
    return { ...page, docs: docs.map((user) => ({ ...user, certificateCount: certificateCount(user._id) })) };
  }),
  route(endpoints.readUser, details),
  route(
    endpoints.removeUser,
    ({ id, context: { data } }) => {
      findById(data.users, id);
      const isOther = ({ _id }: { readonly _id: string }) => data.authors[_id] !== id;
      const before = { certificates: data.certificates.length, posts: data.posts.length };
      data.users = data.users.filter(({ _id }) => _id !== id);
      data.certificates = data.certificates.filter(({ user }) => user !== id);
      data.posts = data.posts.filter(isOther);
      return {
        _id: id,
        certificates: before.certificates - data.certificates.length,
        posts: before.posts - data.posts.length,
        uploads: before.posts - data.posts.length,
        isComplete: true,
      };
    },
    details,
  ),
];

function details({ id, context: { data } }: FakeRequest): endpoints.UserDetails {
  const user = findById(data.users, id);
  const certificates = data.certificates.filter((certificate) => certificate.user === id);
  const posts = data.posts.filter(({ _id }) => data.authors[_id] === id);
  return {
    ...user,
    createdAt: SINCE,
    certificates: certificates
      .slice(0, endpoints.MAX_DETAILS)
      .map((certificate) => shownCertificate(data, certificate)),
    posts: posts.slice(0, endpoints.MAX_DETAILS).map(shownPost),
    owned: { certificates: certificates.length, posts: posts.length, uploads: posts.length, hasAccount: true },
  };
}

function shownPost({ _id, title, status }: FakeData['posts'][number]): endpoints.UserDetails['posts'][number] {
  const decidedAt = status === POST_STATUS.review ? null : DECIDED;
  return { _id, title, status, createdAt: SINCE, decidedAt, reviewLinkExpiresAt: null };
}
