import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import * as v from 'valibot';
import * as activity from '../activity/contract.ts';
import * as administrators from '../administrators/contract.ts';
import * as apiKeys from '../apiKeys/contract.ts';
import * as auth from '../auth/contract.ts';
import * as bin from '../bin/contract.ts';
import * as bulk from '../bulk/contract.ts';
import * as capabilities from '../capabilities/contract.ts';
import * as captcha from '../captcha/contract.ts';
import * as certificateGroups from '../certificateGroups/contract.ts';
import * as certificates from '../certificates/contract.ts';
import * as courses from '../courses/contract.ts';
import * as events from '../events/contract.ts';
import * as exports from '../exports/contract.ts';
import * as feed from '../feed/contract.ts';
import type { Endpoint, ErrorCodes } from '../http/endpoint.ts';
import * as identityProof from '../identityProof/contract.ts';
import * as issuedCertificates from '../issuedCertificates/contract.ts';
import * as passkeys from '../passkeys/contract.ts';
import * as quizzes from '../quizzes/contract.ts';
import * as review from '../review/contract.ts';
import * as uploads from '../uploads/contract.ts';
import * as userDeletion from '../userDeletion/contract.ts';
import * as userLookup from '../userLookup/contract.ts';
import * as users from '../users/contract.ts';

export { guaranteed } from './guaranteed.ts';

/** Every endpoint that the apps use, by resource and name, for documentation and tests. The product imports single contracts. */
export const contract = {
  activity: endpointsOf(activity),
  administrators: endpointsOf(administrators),
  apiKeys: endpointsOf(apiKeys),
  auth: endpointsOf(auth),
  bin: endpointsOf(bin),
  bulk: endpointsOf(bulk),
  capabilities: endpointsOf(capabilities),
  captcha: endpointsOf(captcha),
  identityProof: endpointsOf(identityProof),
  passkeys: endpointsOf(passkeys),
  courses: endpointsOf(courses),
  quizzes: endpointsOf(quizzes),
  events: endpointsOf(events),
  certificateGroups: endpointsOf(certificateGroups),
  certificates: endpointsOf(certificates),
  issuedCertificates: endpointsOf(issuedCertificates),
  exports: endpointsOf(exports),
  feed: endpointsOf(feed),
  review: endpointsOf(review),
  uploads: endpointsOf(uploads),
  userLookup: endpointsOf(userLookup),
  users: endpointsOf(users),
  userDeletion: endpointsOf(userDeletion),
};

type EndpointsOf<Exports> = { [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name] };

/** Chooses the endpoints among the exports of a contract. */
export function endpointsOf<Exports extends object>(exports: Exports): EndpointsOf<Exports> {
  const endpoints = Object.entries(exports).filter(([, value]) => typeof value === 'object' && 'path' in value);
  // A subset of the entries of an object has the types of that object.
  return Object.fromEntries(endpoints) as EndpointsOf<Exports>;
}

/** The types of files in the storage. */
const STORED_TYPES: ReadonlySet<Endpoint['responseType']> = new Set(['image/*', 'image/png', 'application/pdf']);

/** Every error of an endpoint: its own, and those that follow from its access, query and body. */
export function errorsOf(endpoint: Endpoint): ErrorCodes {
  const {
    access,
    scope,
    path,
    pathId,
    query,
    body,
    upload,
    responseType,
    versioned = false,
    creates,
    requiresProof = false,
    errors = {},
  } = endpoint;
  const hasBody = body !== undefined || upload !== undefined;
  const met: [keyof ErrorCodes, string, boolean][] = [
    [400, 'BAD_INPUT', hasBody || query !== undefined || pathId !== undefined],
    [401, 'UNAUTHORIZED', access === 'bearer' || access === 'service'],
    [403, 'BAD_LINK', access === 'link'],
    [403, PROOF_REQUIRED, requiresProof],
    [403, 'MISSING_SCOPE', scope !== undefined],
    [404, 'NOT_FOUND', path.includes(':')],
    [409, 'CONFLICT', endpoint.method !== 'GET'],
    [412, 'CHANGED_ELSEWHERE', versioned && endpoint.method !== 'GET'],
    [413, 'TOO_LARGE', hasBody],
    [415, 'WRONG_TYPE', hasBody],
    [429, 'TOO_MANY_REQUESTS', access === 'service'],
    [503, 'STORAGE_REJECTED', upload !== undefined || STORED_TYPES.has(responseType)],
    [503, 'TOO_SLOW', true],
    [503, 'BUSY', true],
    [507, 'DISK_FULL', true],
  ];
  if (creates !== undefined) {
    met.push([409, `${creates.toUpperCase()}_DIFFERS`, true], [410, `${creates.toUpperCase()}_DELETED`, true]);
  }
  const all: Partial<Record<keyof ErrorCodes, readonly string[]>> = { ...errors };
  for (const [status, code, isMet] of met) {
    if (isMet && !all[status]?.includes(code)) all[status] = [code, ...(all[status] ?? [])];
  }
  return all;
}

/** An error response. */
export const errorResponseSchema = v.object({
  message: v.nullish(v.string()),
  code: v.nullish(v.union([v.string(), v.number()])),
});
