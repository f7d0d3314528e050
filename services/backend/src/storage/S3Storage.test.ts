import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeStorage } from '../testing/storageRequirements.ts';
import { S3Storage } from './S3Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';

let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub();
});
afterAll(() => stub.stop());
afterEach(() => vi.unstubAllEnvs());

const open = (withKeys = true) =>
  S3Storage.open({
    kind: 's3',
    endpoint: stub.endpoint,
    region: 'eu-central-1',
    bucket: 'uploads',
    keys: withKeys ? { accessKeyId: 'the-key', secretAccessKey: 'the-secret' } : null,
  });

describeStorage('S3Storage', open);

test('S3Storage keeps an upload under the bucket and the key, signed, with its length and type', async () => {
  await (await open()).put('some-key', Buffer.from('content'), 'image/png');
  const { method, path, headers } = stub.seen.at(-1) ?? {};
  expect([method, path]).toEqual(['PUT', '/uploads/some-key']);
  expect(headers?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
  );
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '7' });
  expect(JSON.stringify(stub.seen)).not.toContain('the-secret');
});

test("S3Storage signs every call as AWS's own signer does", async () => {
  const storage = await open();
  const first = stub.seen.length;
  await storage.put('signed', Buffer.from('content'), 'image/png');
  await (await storage.read('signed'))?.cancel();
  await storage.delete('signed');
  const signatures = stub.seen.slice(first).map(({ headers }) => headers.authorization);
  expect(await Promise.all(stub.seen.slice(first).map(signatureOf))).toEqual(signatures);
  expect(signatures).toHaveLength(3);
});

/** The authorisation that AWS's signer gives a request of the same headers at the same moment. */
async function signatureOf({ method, path, headers }: S3Stub['seen'][number]): Promise<string | undefined> {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signer = new SignatureV4({
    service: 's3',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'the-key', secretAccessKey: 'the-secret' },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const request = { method, path, protocol: 'http:', hostname: '127.0.0.1', query: {}, headers: signed };
  const signingDate = String(headers['x-amz-date']).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
  const options = { signingDate: new Date(signingDate), signableHeaders: new Set(names) };
  return (await signer.sign(request, options)).headers.authorization;
}

/** Node's hash in the form that the signer takes. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret));
  }

  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}

function keyOf(secret: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof secret === 'string') return secret;
  return ArrayBuffer.isView(secret)
    ? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
    : new Uint8Array(secret);
}

test('S3Storage tries again after an answer of overload', async () => {
  stub.answerNext(503, 500);
  await (await open()).put('busy', Buffer.from('at last'), 'image/png');
  expect(await new Response(await (await open()).read('busy')).text()).toBe('at last');
});

test('S3Storage makes a call once more when its connection ends without an answer, as one does that was kept open for long', async () => {
  stub.breakNext('reset');
  await (await open()).put('kept', Buffer.from('at last'), 'image/png');
  stub.breakNext('reset');
  expect(await new Response(await (await open()).read('kept')).text()).toBe('at last');
  stub.breakNext('reset');
  await (await open()).delete('kept');
  expect(await (await open()).read('kept')).toBeNull();
});

test.each([
  ['keep', async () => (await open()).put('a', Buffer.from('b'), 'image/png')],
  ['read', async () => (await open()).read('a')],
  ['remove', async () => (await open()).delete('a')],
])('S3Storage says that it was refused to %s an upload, and nothing of secrets', async (verb, act) => {
  stub.answerNext(403);
  const failure = await act().then(
    () => null,
    (error: Error) => error.message,
  );
  expect(failure).toBe(`The object storage refused to ${verb} an upload with status 403. Check the S3_… settings.`);
});

test('S3Storage takes a missing bucket for a fault, not for a missing upload, when it keeps one', async () => {
  stub.answerNext(404);
  await expect((await open()).put('a', Buffer.from('b'), 'image/png')).rejects.toThrow('status 404');
});

test.each([
  ['bytes', Buffer.from('content')],
  ['a file', new Blob(['con', 'tent'])],
])('S3Storage signs the fingerprint of %s, so that a storage refuses a body that was changed', async (_, content) => {
  await (await open()).put('signed', content, 'image/png');
  expect(stub.seen.at(-1)?.headers).toMatchObject({
    authorization: expect.stringContaining('x-amz-content-sha256'),
    'x-amz-content-sha256': createHash('sha256').update('content').digest('hex'),
  });
});

test('S3Storage without keys takes those of the role that its machine has, and new ones when they are about to run out', async () => {
  let asked = 0;
  const machine = createServer((_request, response) => {
    asked += 1;
    const inOneMinute = new Date(Date.now() + 60_000).toISOString();
    response.setHeader('content-type', 'application/json');
    const keys = { AccessKeyId: `role-key-${asked}`, SecretAccessKey: 'role-secret', Token: `role-token-${asked}` };
    response.end(JSON.stringify({ ...keys, Expiration: inOneMinute }));
  }).listen(0, '127.0.0.1');
  await once(machine, 'listening');
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${Object(machine.address()).port}/role`);
  const storage = await open(false);
  await storage.put('of-a-role', Buffer.from('content'), 'image/png');
  expect(stub.seen.at(-1)?.headers).toMatchObject({
    authorization: expect.stringContaining('Credential=role-key-1/'),
    'x-amz-security-token': 'role-token-1',
  });
  await vi.waitFor(async () => {
    await storage.read('of-a-role');
    expect(stub.seen.at(-1)?.headers['x-amz-security-token']).toMatch(/^role-token-[^1]/);
  });
  machine.closeAllConnections();
  machine.close();
});

test('S3Storage says so where no keys can be had', async () => {
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  for (const file of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(file, '/nonexistent');
  const storage = await open(false);
  await expect(storage.read('a')).rejects.toThrow('There are no credentials for the object storage.');
});
