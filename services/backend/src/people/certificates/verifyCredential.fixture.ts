import { verifyJWT } from 'did-jwt';

/**
 * Verifies a credential with another library, and another implementation of Ed25519, than those that sign.
 *
 * @param issuer The document at the issuer's `/.well-known/did.json`.
 */
export function verifyCredential(jwt: string, issuer: { readonly id: string }) {
  const resolve = async (did: string) => ({
    didDocument: did === issuer.id ? issuer : null,
    didResolutionMetadata: did === issuer.id ? {} : { error: 'notFound' },
    didDocumentMetadata: {},
  });
  return verifyJWT(jwt, { resolver: { resolve }, proofPurpose: 'assertionMethod' });
}

/** Changes the content of a credential and keeps its signature. */
export function tampered(jwt: string, change: (text: string) => string): string {
  const [head, payload = '', signature] = jwt.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}
