import { isNameOf, matchesPerson } from '@cpd/domain/keyword';
import { MAX_CANDIDATES } from '@cpd/domain/peopleList';
import { POST_STATUS } from '@cpd/domain/review';
import { lookUpUsers } from '../../userLookup/contract.ts';
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
    return { ...page, docs: docs.map((user) => listedUser(data, user)) };
  }),
  route(lookUpUsers, ({ body: { keys, certificateGroup }, context: { data } }) => ({
    results: keys.map((key) => lookUp(data, key, certificateGroup)),
  })),
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

function listedUser({ certificates }: FakeData, user: endpoints.User): endpoints.ListedUser {
  const isTheirs = (one: FakeData['certificates'][number]) => one.user === user._id && one.state === 'valid';
  return { ...user, certificateCount: certificates.filter(isTheirs).length };
}

function lookUp(data: FakeData, key: string, group: string | undefined) {
  const exact = data.users.filter(
    (user) => user._id === key || user.email?.toLowerCase() === key.toLowerCase() || isNameOf(key, user),
  );
  const isExact = exact.length > 0;
  const found = isExact ? exact : data.users.filter((user) => matchesPerson(key, user, user.description, user.email));
  const people = found.slice(0, MAX_CANDIDATES).map((user) => {
    const certificate = data.certificates.find(
      (one) => one.user === user._id && one.state === 'valid' && one.certificateGroup === group,
    );
    return { ...listedUser(data, user), certificate: certificate ? shownCertificate(data, certificate) : null };
  });
  return { people, isExact, hasMore: found.length > people.length };
}

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
