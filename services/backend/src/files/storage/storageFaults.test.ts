import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { samplePng } from '../../testing/sampleImages.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { seedGroup, seedImage, seedUser } from '../../testing/seed.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';
import { sendUpload } from '../pdf/sendUpload.fixture.ts';
import { S3Storage } from './S3Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';

let stub: S3Stub;
let api: TestApp;
beforeAll(async () => {
  stub = await startS3Stub();
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const config = { kind: 's3', endpoint: stub.endpoint, region: 'eu', bucket: 'uploads', keys } as const;
  const plain = await openTestApp();
  api = new TestApp({ ...plain.deps, storage: await S3Storage.open(config) }, { now: plain.deps.now() });
});
afterEach(() => {
  stub.rejection = null;
});
afterAll(async () => {
  await api.close();
  await stub.stop();
});

describe.each([
  ['a bucket that does not exist', { status: 404, code: 'NoSuchBucket' }, 'STORAGE_REJECTED', null],
  ['a policy that forbids it', { status: 403, code: 'AccessDenied' }, 'STORAGE_REJECTED', null],
  ['an object storage out of order', { status: 500, code: 'InternalError' }, 'BUSY', '5'],
])('%s', (_, rejection, code, retryAfter) => {
  test.each([
    ['/v1/image/upload', samplePng(), 'a.png'],
    ['/v1/file/upload', samplePdf(), 'a.pdf'],
  ])(
    'gets 503 with a message by an upload to %s, and asks to retry only where that may help',
    async (path, bytes, name) => {
      stub.rejection = rejection;
      const { status, json, headers } = await sendUpload(api, path, bytes, name);
      expect([status, json.code, headers.get('retry-after')]).toEqual([503, code, retryAfter]);
      expect(json.message).toMatch(/\.$/);
    },
  );

  test('gets 503 with a message when an image or a certificate is loaded', async () => {
    const { database } = api.deps;
    const image = await seedImage(database);
    const [user, group] = [await seedUser(database), await seedGroup(database)];
    const row = { user_id: user, certificate_group_id: group, template_image_id: image };
    const certificate = `certificate-${code}-${rejection.status}`;
    await database.queries
      .insertInto('certificates')
      .values({ ...row, id: certificate, template_vertical_position: 1 })
      .execute();
    stub.rejection = rejection;
    for (const path of [`/v1/image/${image}`, `/v1/certificate/preview/${certificate}`]) {
      const { status, json, headers } = await api.request(`GET ${path}`, { bearer: false });
      expect([path, status, json?.code, headers.get('retry-after')]).toEqual([path, 503, code, retryAfter]);
    }
  });
});
