import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/schema.ts';
import { Versioned } from '../http/entityTag.ts';
import { certificateAddress } from '../people/certificates/credential.ts';
import {
  certificateNumberOf,
  type IssuedCertificate,
  requireCertificate,
  selectCertificates,
} from '../people/certificates/store.ts';
import type { Config } from '../settings/config.ts';

export async function describeCertificate(queries: Queries, id: string, config: Config) {
  const certificate = await requireCertificate(queries, id);
  return new Versioned(certificateFields(certificate, config), certificate.version);
}

/** What other services receive of a certificate. */
export function certificateFields(
  {
    id,
    withdrawnAt,
    successor,
    ...certificate
  }: Pick<IssuedCertificate, 'id' | 'issuedAt' | 'ordinal' | 'withdrawnAt' | 'successor'>,
  config: Config,
) {
  return {
    _id: id,
    number: certificateNumberOf(certificate, config),
    issuedAt: certificate.issuedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    successor,
    url: certificateAddress(config, id),
  };
}

/** The certificates for which a condition on their columns holds, with what they were issued for, in the order of ids. */
export async function userCertificates(queries: Queries, isMeant: RawBuilder<boolean>, config: Config) {
  const rows = await selectCertificates(queries).where(isMeant).orderBy('id').execute();
  return rows.map(({ user, certificateGroup, ...certificate }) => ({
    ...certificateFields(certificate, config),
    user,
    certificateGroup,
  }));
}
