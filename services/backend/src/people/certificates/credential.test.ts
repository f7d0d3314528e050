import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { readConfig } from '../../settings/config.ts';
import { checkedApp } from '../../testing/checkedApp.ts';
import { seedGroup, seedUser, seedWithdrawal } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadCredentialKeys } from './credentialKeys.ts';
import { tampered, verifyCredential } from './verifyCredential.fixture.ts';

const SITE = 'https://cpd.example.org:8443';
/** A secret of a version that had no setting for keys. */
const SECRET = 's'.repeat(32);

function newPem(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
const [OLD, NEW] = [newPem(), newPem()];

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: SITE, CREDENTIAL_KEY: OLD });
});
afterAll(() => api.close());

async function issue(app: TestApp = api): Promise<string> {
  const { database } = app.deps;
  const id = newId();
  const user_id = await seedUser(database, { first_name: 'Ada', last_name: 'Lovelace' });
  const row = { id, user_id, certificate_group_id: await seedGroup(database, 'Acute Care') };
  await database.queries
    .insertInto('certificates')
    .values({ ...row, issued_at: '2026-02-01T10:00:00.789Z' })
    .execute();
  return id;
}

async function credentialOf(id: string, app: TestApp = api) {
  const response = await app.app.request(`http://evil.example/v1/certificate/credential/${id}`);
  return { status: response.status, headers: response.headers, jwt: await response.text() };
}

async function verify(jwt: string, app: TestApp = api) {
  return verifyCredential(jwt, await (await app.app.request('/.well-known/did.json')).json());
}

describe('GET /v1/certificate/credential/:id', () => {
  test('returns an Open Badges 3.0 credential of the record that another library verifies', async () => {
    const id = await issue();
    const { status, headers, jwt } = await credentialOf(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/jwt']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="certificate-2026-\d{6}\.jwt"$/);
    expect(decodeProtectedHeader(jwt).alg).toBe('ES256');
    const { verified, issuer, payload } = await verify(jwt);
    const page = `${SITE}/public/certificate/${id}`;
    expect([verified, issuer]).toEqual([true, 'did:web:cpd.example.org%3A8443']);
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\//),
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: page,
      jti: page,
      iss: issuer,
      issuer: { id: issuer, type: ['Profile'], name: 'cpd.example.org:8443', url: SITE },
      // Verifiers want both times in the same form, and the JWT's has a precision of seconds.
      nbf: Date.parse('2026-02-01T10:00:00Z') / 1000,
      validFrom: '2026-02-01T10:00:00.000Z',
      sub: `${page}#holder`,
      credentialSubject: {
        id: `${page}#holder`,
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Ada Lovelace', identityType: 'name' }],
        achievement: {
          type: ['Achievement'],
          name: 'Acute Care',
          description: expect.any(String),
          criteria: { narrative: expect.any(String) },
        },
      },
      credentialStatus: { id: `${SITE}/v1/certificate/status/${id}`, type: '1EdTechRevocationList' },
    });
  });

  test('is rejected by the other library once a word of it was changed, or its key is not ours', async () => {
    const { jwt } = await credentialOf(await issue());
    await expect(verify(tampered(jwt, (text) => text.replaceAll('Ada', 'Eve')))).rejects.toThrow(/invalid/i);
    const other = await openTestApp({ PUBLIC_SITE_URL: SITE, CREDENTIAL_KEY: NEW });
    const foreign = await credentialOf(await issue(other), other);
    await expect(verify(foreign.jwt)).rejects.toThrow();
    await other.close();
  });

  test('is rejected once the certificate is withdrawn, and its revocation list names it then', async () => {
    const id = await issue();
    const status = async () => (await api.request(`GET /v1/certificate/status/${id}`, { bearer: false })).json;
    expect(await status()).toMatchObject({ id: `${SITE}/v1/certificate/status/${id}`, revokedCredential: [] });
    const call = { bearer: false, headers: { 'If-None-Match': '*' } };
    expect((await api.request(`GET /v1/certificate/status/${id}`, call)).status).toBe(304);
    await seedWithdrawal(api.deps.database, id, new Date());
    expect((await status()).revokedCredential).toEqual([{ id: `${SITE}/public/certificate/${id}`, revoked: true }]);
    expect((await credentialOf(id)).status).toBe(409);
  });
});

test('a credential names its issuer as the settings do', async () => {
  const named = await openTestApp({
    PUBLIC_SITE_URL: SITE,
    CREDENTIAL_KEY: OLD,
    ISSUER_NAME: 'Chamber of Medicine',
  });
  const { jwt } = await credentialOf(await issue(named), named);
  expect((await verify(jwt, named)).payload.issuer).toMatchObject({ name: 'Chamber of Medicine', url: SITE });
  await named.close();
});

describe('the keys of credentials', () => {
  test('are published only as public keys, to pages of any origin', async () => {
    for (const path of ['/.well-known/jwks.json', '/.well-known/did.json']) {
      const response = await api.app.request(path);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const text = await response.text();
      expect(text).toContain('"crv":"P-256"');
      expect(text).not.toContain('"d":');
    }
  });

  test('can be rotated: signatures of an earlier one stay valid while it is configured', async () => {
    const { jwt } = await credentialOf(await issue());
    const rotated = await openTestApp({ PUBLIC_SITE_URL: SITE, CREDENTIAL_KEY: `${NEW}${OLD}` });
    expect((await verify(jwt, rotated)).verified).toBe(true);
    const fresh = await credentialOf(await issue(rotated), rotated);
    await expect(verify(fresh.jwt)).rejects.toThrow();
    expect((await verify(fresh.jwt, rotated)).verified).toBe(true);
    await rotated.close();
  });

  test.each([
    ['a PEM', NEW],
    ['a PEM whose line breaks are written as \\n', NEW.trim().replaceAll('\n', '\\n')],
    ['a PEM of OpenSSL', createPrivateKey(NEW).export({ format: 'pem', type: 'sec1' }).toString()],
    ['a JWK', JSON.stringify(createPrivateKey(NEW).export({ format: 'jwk' }))],
    ['a JWK set', JSON.stringify({ keys: [createPrivateKey(NEW).export({ format: 'jwk' })] })],
  ])('can be %s', async (_, key) => {
    const { credentialKey } = readConfig({ CREDENTIAL_KEY: key });
    expect(credentialKey).toEqual([createPrivateKey(NEW).export({ format: 'jwk' })]);
  });

  test.each([
    [
      'of another curve',
      generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
    ],
    ['public', generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'pem', type: 'spki' })],
    ['a secret', SECRET],
    ['JSON of another kind', '{"keys": 1}'],
  ])('are rejected if one is %s', (_, key) => {
    expect(() => readConfig({ CREDENTIAL_KEY: String(key) })).toThrow(/^CREDENTIAL_KEY must hold P-256 private keys/);
  });

  test('are generated and stored in the database if none is configured, except in production', async () => {
    const { database } = api.deps;
    const load = (production: boolean) => loadCredentialKeys({ credentialKey: null, production }, database);
    const [first, second, none] = [await load(false), await load(false), await load(true)];
    expect([first.length, first[0]?.id === second[0]?.id, none]).toEqual([1, true, []]);
  });
});

test('without a key no credential is offered, and the request returns 404', async () => {
  const id = await issue();
  const keyless = checkedApp({ ...api.deps, credentialKeys: [] });
  const record = await (await keyless.request(`/v1/certificate/${id}`)).json();
  expect(record.downloads).toEqual(['pdf']);
  expect((await keyless.request(`/v1/certificate/credential/${id}`)).status).toBe(404);
});
