import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { Database } from '../../database/Database.ts';
import { readOrKeepFact } from '../../database/facts.ts';
import type { Config } from '../../settings/config.ts';

/** The algorithm of every key. */
export const CREDENTIAL_ALGORITHM = 'ES256';

/** One of the keys that sign credentials (rule CR7). */
export interface CredentialKey {
  /** Identifies the key without revealing it: the thumbprint of its public half. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** The published form. */
  readonly publicKey: JsonWebKey;
}

/** The name under which the generated key is stored, as a JWK. */
const GENERATED = 'credential-key';

/** Returns the configured keys. If there are none, one is generated once and stored in the database, but not in production. */
export async function loadCredentialKeys(
  { credentialKey, production }: Pick<Config, 'credentialKey' | 'production'>,
  database: Database,
): Promise<readonly CredentialKey[]> {
  const privateKeys = (credentialKey ?? []).map(fromJwk);
  if (privateKeys.length === 0 && !production) privateKeys.push(fromJwk(await generatedKey(database)));
  return Promise.all(privateKeys.map(toCredentialKey));
}

function fromJwk(key: JsonWebKey): KeyObject {
  return createPrivateKey({ key, format: 'jwk' });
}

async function generatedKey({ queries }: Database): Promise<JsonWebKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = JSON.stringify(privateKey.export({ format: 'jwk' }));
  return JSON.parse(await readOrKeepFact(queries, GENERATED, jwk));
}

async function toCredentialKey(privateKey: KeyObject): Promise<CredentialKey> {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: await calculateJwkThumbprint({ kty: '', ...publicKey }), privateKey, publicKey };
}

declare module '../../http/Deps.ts' {
  interface Deps {
    /** The keys that sign credentials; empty if none are signed. */
    readonly credentialKeys: readonly CredentialKey[];
  }
}
