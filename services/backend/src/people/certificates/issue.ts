import { certificateName, REPLACED_REASON } from '@cpd/domain/certificate';
import { fullName } from '@cpd/domain/user';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import { Versioned } from '../../http/entityTag.ts';
import { throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { requireNameFaces } from './render.ts';
import { createMissingRecords, selectCertificates } from './store.ts';

/** Whose certificate of which group. */
export interface Issue {
  readonly user: string;
  readonly certificateGroup: string;
}

/**
 * Issues a certificate with its record. The database counts it (`ordinal` in `baseline.sql`); `certificateNumber` of
 * `@cpd/domain` makes its number of that.
 *
 * @throws HttpError 409 if the group is not enabled or the name cannot be drawn, 400 without user or group.
 */
export async function issueCertificate(
  queries: Transaction<Schema>,
  { id, user, certificateGroup }: Issue & { readonly id: string },
  by: Actor,
  now: Date,
): Promise<void> {
  const holder = queries.selectFrom('users').select(['first_name as firstName', 'last_name as lastName']);
  const person = await holder.where('id', '=', user).executeTakeFirst();
  if (person === undefined) return throwBadRequest('There is no user with this id.');
  await requireGroup(queries, certificateGroup);
  const name = certificateName(fullName(person));
  if (name === '') throwHttpError(409, 'NAME_NOT_DRAWABLE', 'The user has no name.');
  await requireNameFaces(name, 409);
  const row = { id, user_id: user, certificate_group_id: certificateGroup, issued_at: now };
  await queries.insertInto('certificates').values(row).execute();
  await createMissingRecords(queries, id);
  await record(queries, by, 'certificate.issued', { id });
}

/** Whose certificate of which group it is; null if there is none. */
export async function findIssue(queries: Queries, id: string): Promise<Issue | null> {
  const found = await selectCertificates(queries).where('id', '=', id).executeTakeFirst();
  return found === undefined ? null : { user: found.user, certificateGroup: found.certificateGroup };
}

async function requireGroup(queries: Queries, id: string): Promise<void> {
  const group = await queries
    .selectFrom('certificate_groups')
    .select(['is_enabled', 'template_image_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (group === undefined) return throwBadRequest('There is no certificate group with this id.');
  if (!group.is_enabled || group.template_image_id === null) {
    throwHttpError(409, 'CERTIFICATE_GROUP_NOT_READY', 'This certificate group is not enabled.');
  }
}

/** A certificate that is about to change. */
export interface LockedCertificate extends Issue {
  readonly id: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnReason: string | null;
}

/** Locks a certificate until the transaction ends; null if there is none. */
export async function lockCertificate(
  queries: Transaction<Schema>,
  id: string,
): Promise<Versioned<LockedCertificate> | null> {
  const row = await selectCertificates(queries).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : new Versioned(row, row.version);
}

/** Why a certificate is withdrawn. */
interface Withdrawal {
  /** Only administrators read it. */
  readonly reason?: string;
  /** The certificate that was issued in its place. */
  readonly successor?: string;
}

/**
 * Withdraws a certificate, unless it is withdrawn already. A trigger schedules the removal of its stored image and PDF, which
 * present it as valid.
 */
export async function withdraw(
  queries: Transaction<Schema>,
  { id, withdrawnAt }: LockedCertificate,
  by: Actor,
  now: Date,
  { reason, successor }: Withdrawal = {},
): Promise<void> {
  if (withdrawnAt !== null) return;
  const change = { withdrawn_at: now, withdrawn_reason: reason, successor_id: successor };
  await queries
    .updateTable('certificates')
    .set({ ...change, drawing_key: null, pdf_key: null })
    .where('id', '=', id)
    .execute();
  await record(queries, by, 'certificate.withdrawn', { id });
}

/**
 * Issues a certificate with the person's present name in place of another, which is withdrawn.
 *
 * @param id Of the new certificate.
 * @throws HttpError 409 if the other one is withdrawn already, and as `issueCertificate` does.
 */
export async function replaceCertificate(
  queries: Transaction<Schema>,
  certificate: LockedCertificate,
  id: string,
  by: Actor,
  now: Date,
): Promise<void> {
  if (certificate.withdrawnAt !== null) throwWithdrawn();
  const { user, certificateGroup } = certificate;
  await issueCertificate(queries, { id, user, certificateGroup }, by, now);
  await withdraw(queries, certificate, by, now, { reason: REPLACED_REASON, successor: id });
}

/** The certificate that one was issued in place of; null if there is no such certificate. */
export async function findReplacement(queries: Queries, id: string): Promise<{ replaces: string | null } | null> {
  const row = await queries
    .selectFrom('certificates')
    .leftJoin('certificates as predecessor', 'predecessor.successor_id', 'certificates.id')
    .select('predecessor.id as replaces')
    .where('certificates.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** @throws HttpError 409. */
export function throwWithdrawn(): never {
  throwHttpError(409, 'CERTIFICATE_WITHDRAWN', 'This certificate was withdrawn.');
}
