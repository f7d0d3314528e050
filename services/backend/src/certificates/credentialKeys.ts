import { createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { generatedSecret } from '../auth/tokenKeys.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/Database.ts';

/** One of the Ed25519 keys that sign credentials (rule CR7). */
export interface CredentialKey {
  /** Names the key, without telling it: its public half's thumbprint. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** As it is published. */
  readonly publicKey: JsonWebKey;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the keys of the configured secrets, or of one that is generated once and kept in the database. */
export async function loadCredentialKeys(
  { credentialSecrets, production }: Pick<Config, 'credentialSecrets' | 'production'>,
  database: Database,
): Promise<readonly CredentialKey[]> {
  if (credentialSecrets.length > 0) return Promise.all(credentialSecrets.map(credentialKey));
  return production ? [] : [await credentialKey(await generatedSecret(database, 'credential-secret'))];
}

async function credentialKey(secret: string): Promise<CredentialKey> {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'cpd', 'credential', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: await calculateJwkThumbprint({ kty: 'OKP', ...publicKey }), privateKey, publicKey };
}
