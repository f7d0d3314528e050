import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ConfigError } from '../../running/ConfigError.ts';
import { describeStorage } from '../../testing/storageRequirements.ts';
import { openStorage } from './open.ts';
import { S3Storage } from './S3Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';

let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub();
});
afterAll(() => stub.stop());
afterEach(() => {
  vi.unstubAllEnvs();
  stub.rejection = null;
});

const open = (withKeys = true) =>
  S3Storage.open({
    kind: 's3',
    endpoint: stub.endpoint,
    region: 'eu-central-1',
    bucket: 'uploads',
    keys: withKeys ? { accessKeyId: 'the-key', secretAccessKey: 'the-secret' } : null,
  });

describeStorage('S3Storage', open);

test('S3Storage stores an upload under the bucket and the key, signed, with its length and type', async () => {
  await (await open()).put('some-key', Buffer.from('content'), 'image/png');
  const { method, path, headers } = stub.seen.at(-1) ?? {};
  expect([method, path]).toEqual(['PUT', '/uploads/some-key']);
  expect(headers?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
  );
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '7' });
  expect(JSON.stringify(stub.seen)).not.toContain('the-secret');
});

test("S3Storage signs every request as AWS's own signer does", async () => {
  const storage = await open();
  const first = stub.seen.length;
  await storage.put('signed', Buffer.from('content'), 'image/png');
  await (await storage.read('signed'))?.cancel();
  await storage.delete('signed');
  const signatures = stub.seen.slice(first).map(({ headers }) => headers.authorization);
  expect(await Promise.all(stub.seen.slice(first).map(signatureOf))).toEqual(signatures);
  expect(signatures).toHaveLength(3);
});

/** The authorization that AWS's signer creates for a request with the same headers at the same time. */
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

/** Node's hash with the interface of the signer. */
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

test('S3Storage retries after an overload response', async () => {
  stub.respondNext(503, 500);
  await (await open()).put('busy', Buffer.from('at last'), 'image/png');
  expect(await new Response(await (await open()).read('busy')).text()).toBe('at last');
});

test('S3Storage repeats a request whose connection ends without a response', async () => {
  stub.breakNext('reset');
  await (await open()).put('kept', Buffer.from('at last'), 'image/png');
  stub.breakNext('reset');
  expect(await new Response(await (await open()).read('kept')).text()).toBe('at last');
  stub.breakNext('reset');
  await (await open()).delete('kept');
  expect(await (await open()).read('kept')).toBeNull();
});

test.each([
  ['store', async () => (await open()).put('a', Buffer.from('b'), 'image/png')],
  ['load', async () => (await open()).read('a')],
  ['delete', async () => (await open()).delete('a')],
])('S3Storage says that its keys may not %s an upload, and nothing of secrets', async (verb, act) => {
  stub.respondNext(403);
  await expect(act()).rejects.toMatchObject({
    status: 503,
    code: 'STORAGE_REJECTED',
    cause: {
      message: `The keys may not ${verb} uploads in the bucket "uploads" (status 403); allow them s3:GetObject, s3:PutObject and s3:DeleteObject on its objects and s3:ListBucket on the bucket.`,
    },
  });
});

test.each([
  ['store', async () => (await open()).put('a', Buffer.from('b'), 'image/png')],
  ['load', async () => (await open()).read('a')],
  ['delete', async () => (await open()).delete('a')],
])('S3Storage does not take a missing bucket for a missing upload when it has to %s one', async (_, act) => {
  stub.rejection = { status: 404, code: 'NoSuchBucket' };
  await expect(act()).rejects.toMatchObject({ code: 'STORAGE_REJECTED' });
});

const openChecked = (endpoint: string) => {
  const warn = vi.fn();
  const keys = { accessKeyId: 'the-key', secretAccessKey: 'the-secret' };
  const opened = openStorage({ kind: 's3', endpoint, region: 'eu-central-1', bucket: 'uploads', keys }, warn);
  return opened.then(() => warn);
};

test.each([
  [404, 'NoSuchBucket', /^The bucket "uploads" does not exist at http\S+ \(status 404, NoSuchBucket\); create it/],
  [403, 'InvalidAccessKeyId', /^The object storage does not accept the keys \(status 403, InvalidAccessKeyId\);/],
  [
    403,
    'RequestTimeTooSkewed',
    /^The clocks of this machine and of the object storage differ by too much \(status 403, /,
  ],
  [403, 'SignatureDoesNotMatch', /^The object storage does not accept the keys \(status 403, SignatureDoesNotMatch\);/],
  [403, 'AccessDenied', /^The keys may not load uploads in the bucket "uploads" \(status 403, AccessDenied\); allow/],
  [400, 'AuthorizationHeaderMalformed', /^The object storage refused to load an upload \(status 400, Auth\w+\); check/],
])('a storage that returns %i %s ends the start with one sentence', async (status, code, sentence) => {
  stub.rejection = { status, code };
  const failure: unknown = await openChecked(stub.endpoint).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect(Object(failure).message).toMatch(sentence);
});

test('a storage that does not respond, or is broken, is reported and does not prevent the start', async () => {
  const closed = await startS3Stub();
  await closed.stop();
  expect(await openChecked(closed.endpoint)).toHaveBeenCalledOnce();
  stub.rejection = { status: 500, code: 'InternalError' };
  expect(await openChecked(stub.endpoint)).toHaveBeenCalledOnce();
  stub.rejection = null;
  expect(await openChecked(stub.endpoint)).not.toHaveBeenCalled();
});

test('S3Storage reports a missing bucket as an error, not as a missing upload, when it stores one', async () => {
  stub.respondNext(404);
  await expect((await open()).put('a', Buffer.from('b'), 'image/png')).rejects.toMatchObject({
    code: 'STORAGE_REJECTED',
  });
});

test.each([
  ['bytes', Buffer.from('content')],
  ['a file', new Blob(['con', 'tent'])],
])('S3Storage signs the fingerprint of %s, so that a storage rejects a body that was changed', async (_, content) => {
  await (await open()).put('signed', content, 'image/png');
  expect(stub.seen.at(-1)?.headers).toMatchObject({
    authorization: expect.stringContaining('x-amz-content-sha256'),
    'x-amz-content-sha256': createHash('sha256').update('content').digest('hex'),
  });
});

test('S3Storage without keys uses those of the role of its machine, and new ones before they expire', async () => {
  let requestCount = 0;
  const machine = createServer((_request, response) => {
    requestCount += 1;
    const inOneMinute = new Date(Date.now() + 60_000).toISOString();
    response.setHeader('content-type', 'application/json');
    const keys = {
      AccessKeyId: `role-key-${requestCount}`,
      SecretAccessKey: 'role-secret',
      Token: `role-token-${requestCount}`,
    };
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

test('S3Storage reports that no keys are available', async () => {
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  for (const file of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(file, '/nonexistent');
  const storage = await open(false);
  await expect(storage.read('a')).rejects.toThrow('There are no credentials for the object storage.');
});
