import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStorage } from '../testing/storageRequirements.ts';
import { S3Storage } from './S3Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';

let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub();
});
afterAll(() => stub.stop());

const open = () =>
  new S3Storage({
    kind: 's3',
    endpoint: stub.endpoint,
    region: 'eu-central-1',
    bucket: 'uploads',
    accessKeyId: 'the-key',
    secretAccessKey: 'the-secret',
  });

describeStorage('S3Storage', async () => open());

test('S3Storage keeps an upload under the bucket and the key, signed, with its length and type', async () => {
  await open().put('some-key', Buffer.from('content'), 'image/png');
  const { method, path, headers } = stub.seen.at(-1) ?? {};
  expect([method, path]).toEqual(['PUT', '/uploads/some-key']);
  expect(headers?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
  );
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '7' });
  expect(JSON.stringify(stub.seen)).not.toContain('the-secret');
});

test('S3Storage tries again after an answer of overload', async () => {
  stub.answerNext(503, 500);
  await open().put('busy', Buffer.from('at last'), 'image/png');
  expect(await new Response(await open().read('busy')).text()).toBe('at last');
});

test('S3Storage makes a call once more when its connection ends without an answer, as one does that was kept open for long', async () => {
  stub.breakNext('reset');
  await open().put('kept', Buffer.from('at last'), 'image/png');
  stub.breakNext('reset');
  expect(await new Response(await open().read('kept')).text()).toBe('at last');
  stub.breakNext('reset');
  await open().delete('kept');
  expect(await open().read('kept')).toBeNull();
});

test.each([
  ['keep', () => open().put('a', Buffer.from('b'), 'image/png')],
  ['read', () => open().read('a')],
  ['remove', () => open().delete('a')],
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
  await expect(open().put('a', Buffer.from('b'), 'image/png')).rejects.toThrow('status 404');
});
