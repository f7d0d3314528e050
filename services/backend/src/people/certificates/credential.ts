import { fullName } from '@cpd/domain/user';
import { SignJWT } from 'jose';
import type { Config } from '../../settings/config.ts';
import { CREDENTIAL_ALGORITHM, type CredentialKey } from './credentialKeys.ts';
import type { IssuedCertificate } from './store.ts';

type Site = Pick<Config, 'issuerName' | 'publicSiteUrl'>;

/** The URL of a certificate's page, built from the settings because the host of a request can be forged. */
export function certificateAddress({ publicSiteUrl }: Site, id: string): string {
  return `${publicSiteUrl}/public/certificate/${id}`;
}

/** The issuer's id for verifiers (did:web), who find its keys at `/.well-known/did.json` of its host. */
function issuerOf({ publicSiteUrl }: Site): string {
  return `did:web:${encodeURIComponent(new URL(publicSiteUrl).host)}`;
}

/** The issuer's named public keys, including those of earlier secrets. */
export function issuerDocument(site: Site, keys: readonly CredentialKey[]) {
  const id = issuerOf(site);
  const verificationMethod = keys.map((key) => ({
    id: `${id}#${key.id}`,
    type: 'JsonWebKey2020',
    controller: id,
    publicKeyJwk: key.publicKey,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method.id),
  };
}

/**
 * Where verifiers check the status of a credential. Each has its own list, because a shared one would reveal all URLs.
 */
function statusAddress({ publicSiteUrl }: Site, id: string): string {
  return `${publicSiteUrl}/v1/certificate/status/${id}`;
}

export function revocationList(site: Site, { id, withdrawnAt }: IssuedCertificate) {
  return {
    id: statusAddress(site, id),
    issuer: issuerOf(site),
    revokedCredential: withdrawnAt === null ? [] : [{ id: certificateAddress(site, id), revoked: true }],
  };
}

/** Signs an Open Badges 3.0 credential of a certificate's record as a JWT (rule CR7). */
export async function signCredential(
  site: Site,
  { id: keyId, privateKey }: CredentialKey,
  certificate: IssuedCertificate,
): Promise<string> {
  const { id, certificateGroup, groupName } = certificate;
  // The JWT's times have a precision of seconds, and verifiers want both times in the same form.
  const issuedAt = new Date(Math.floor(certificate.issuedAt.getTime() / 1000) * 1000);
  const [issuer, address, name] = [issuerOf(site), certificateAddress(site, id), groupName ?? 'Certificate'];
  const subject = `${address}#holder`;
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: {
      id: issuer,
      type: ['Profile'],
      name: site.issuerName ?? new URL(site.publicSiteUrl).host,
      url: site.publicSiteUrl,
    },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: fullName(certificate), identityType: 'name' },
      ],
      achievement: {
        id: `${site.publicSiteUrl}/#certificate-group-${certificateGroup}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name,
        description: `A certificate of continuing professional development: ${name}.`,
        criteria: { narrative: `The courses that lead to the certificate ${name} were passed.` },
      },
    },
    credentialStatus: { id: statusAddress(site, id), type: '1EdTechRevocationList' },
  };
  return new SignJWT(credential)
    .setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, typ: 'JWT', kid: `${issuer}#${keyId}` })
    .setIssuer(issuer)
    .setJti(address)
    .setSubject(subject)
    .setNotBefore(issuedAt)
    .sign(privateKey);
}
