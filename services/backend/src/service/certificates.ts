import type { InputOf } from '@cpd/api/contract';
import { certificateName } from '@cpd/domain/certificate';
import { fullName } from '@cpd/domain/user';
import type { Transaction } from 'kysely';
import { certificateAddress } from '../certificates/credential.ts';
import { requireNameFaces } from '../certificates/render.ts';
import { certificateNumberOf } from '../certificates/routes.ts';
import {
  createMissingRecords,
  type IssuedCertificate,
  requireCertificate,
  withdrawCertificate,
} from '../certificates/store.ts';
import type { Config } from '../config.ts';
import type { Queries, Schema } from '../database/schema.ts';
import { throwBadRequest, throwHttpError } from '../errors/HttpError.ts';
import { type Actor, record } from '../history/record.ts';
import { Versioned } from '../http/entityTag.ts';
import type { putServiceCertificate } from './contract.ts';

type Request = InputOf<typeof putServiceCertificate>;

/**
 * Issues a certificate with its record.
 *
 * @throws HttpError 409 if the group is not enabled or the name cannot be drawn, 400 without user or group.
 */
export async function issueCertificate(
  queries: Transaction<Schema>,
  { id, user, certificateGroup }: Request,
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
export async function findIssue(queries: Queries, id: string): Promise<Omit<Request, 'id'> | null> {
  const certificate = queries
    .selectFrom('certificates')
    .select(['user_id as user', 'certificate_group_id as certificateGroup'])
    .where('id', '=', id);
  return (await certificate.executeTakeFirst()) ?? null;
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

/** Locks a certificate until the transaction ends. @throws HttpError 404. */
export async function lockCertificate(queries: Transaction<Schema>, id: string): Promise<Versioned<string>> {
  const certificate = queries.selectFrom('certificates').select('version').where('id', '=', id).forUpdate();
  const row = await certificate.executeTakeFirst();
  if (row === undefined) return throwHttpError(404, 'NOT_FOUND', 'There is no certificate with this id.');
  return new Versioned(id, row.version);
}

export async function withdraw(queries: Transaction<Schema>, id: string, by: Actor, now: Date): Promise<void> {
  if ((await withdrawCertificate(queries, id, now)) === 'done')
    await record(queries, by, 'certificate.withdrawn', { id });
}

export async function describeCertificate(queries: Queries, id: string, config: Config) {
  const certificate = await requireCertificate(queries, id);
  return new Versioned(certificateFields(certificate, config), certificate.version);
}

/** What other services receive of a certificate. */
export function certificateFields(
  { id, withdrawnAt, ...certificate }: Pick<IssuedCertificate, 'id' | 'issuedAt' | 'ordinal' | 'withdrawnAt'>,
  config: Config,
) {
  return {
    _id: id,
    number: certificateNumberOf(certificate, config),
    issuedAt: certificate.issuedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    url: certificateAddress(config, id),
  };
}
