import type { InputOf } from '@cpd/api/contract';
import type { putServiceCertificate } from '@cpd/api/service/contract';
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

type Request = InputOf<typeof putServiceCertificate>;

/**
 * Issues a certificate with its record. Repeating the request changes nothing.
 *
 * @throws HttpError 409 if another certificate has the id, the group is not enabled, or the name cannot be drawn.
 */
export async function issueCertificate(
  queries: Transaction<Schema>,
  { id, user, certificateGroup }: Request,
  by: Actor,
  now: Date,
): Promise<void> {
  if (await isIssued(queries, { id, user, certificateGroup })) return;
  const holder = queries.selectFrom('users').select(['first_name as firstName', 'last_name as lastName']);
  const person = await holder.where('id', '=', user).forKeyShare().executeTakeFirst();
  if (person === undefined) return throwBadRequest('There is no user with this id.');
  await requireGroup(queries, certificateGroup);
  const name = certificateName(fullName(person));
  if (name === '') throwHttpError(409, 'NAME_NOT_DRAWABLE', 'The user has no name.');
  await requireNameFaces(name, 409);
  const row = { id, user_id: user, certificate_group_id: certificateGroup, issued_at: now };
  const inserted = await queries
    .insertInto('certificates')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    // The same request was sent at the same moment.
    await isIssued(queries, { id, user, certificateGroup });
    return;
  }
  await createMissingRecords(queries, id);
  await record(queries, by, 'certificate.issued', { id });
}

/** @throws HttpError 409 for a certificate of another person or group. */
async function isIssued(queries: Queries, { id, user, certificateGroup }: Request): Promise<boolean> {
  const certificate = queries.selectFrom('certificates').select(['user_id', 'certificate_group_id']);
  const issued = await certificate.where('id', '=', id).executeTakeFirst();
  if (issued === undefined) return false;
  if (issued.user_id === user && issued.certificate_group_id === certificateGroup) return true;
  return throwHttpError(409, 'CERTIFICATE_DIFFERS', 'A certificate of another user or group has this id.');
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
