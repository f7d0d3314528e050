import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { Config } from '../config.ts';
import type { Database } from '../database/Database.ts';

/** One of the keys that sign credentials (rule CR7). */
export interface CredentialKey {
  /** Identifies the key without revealing it: the thumbprint of its public half. */
  readonly id: string;
  readonly algorithm: 'ES256' | 'EdDSA';
  readonly privateKey: KeyObject;
  /** The published form. */
  readonly publicKey: JsonWebKey;
}

/** The PKCS #8 header before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The name under which the generated key is stored, as a JWK. */
const GENERATED = 'credential-key';

/**
 * Returns the configured keys, followed by those derived from the secrets of earlier versions. If there are none, one
 * is generated once and stored in the database, but not in production.
 */
export async function loadCredentialKeys(
  {
    credentialKeys,
    credentialSecrets,
    production,
  }: Pick<Config, 'credentialKeys' | 'credentialSecrets' | 'production'>,
  database: Database,
): Promise<readonly CredentialKey[]> {
  const privateKeys = [...credentialKeys.map(fromJwk), ...credentialSecrets.map(derivedKey)];
  if (privateKeys.length === 0 && !production) privateKeys.push(fromJwk(await generatedKey(database)));
  return Promise.all(privateKeys.map(toCredentialKey));
}

function fromJwk(key: JsonWebKey): KeyObject {
  return createPrivateKey({ key, format: 'jwk' });
}

/** The Ed25519 key of a secret. */
function derivedKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'cpd', 'credential', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

async function generatedKey({ queries }: Database): Promise<JsonWebKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await queries
    .insertInto('facts')
    .values({ name: GENERATED, value: JSON.stringify(privateKey.export({ format: 'jwk' })) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const fact = queries.selectFrom('facts').select('value').where('name', '=', GENERATED);
  return JSON.parse((await fact.executeTakeFirstOrThrow()).value);
}

async function toCredentialKey(privateKey: KeyObject): Promise<CredentialKey> {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  const algorithm = publicKey.kty === 'EC' ? 'ES256' : 'EdDSA';
  return { id: await calculateJwkThumbprint({ kty: '', ...publicKey }), algorithm, privateKey, publicKey };
}
