import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Unavailable, withTimeout } from '../../running/limits/deadline.ts';
import { S3Storage } from './S3Storage.ts';
import type { Storage } from './Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';
import { withDeadlines } from './withDeadlines.ts';

const BYTES = Buffer.alloc(1_000_000, 'x');

let stub: S3Stub;
let storage: Storage;
beforeAll(async () => {
  stub = await startS3Stub();
  const config = {
    kind: 's3',
    region: 'eu-central-1',
    bucket: 'uploads',
    keys: { accessKeyId: 'k', secretAccessKey: 's' },
    endpoint: stub.endpoint,
  } as const;
  storage = withDeadlines(await S3Storage.open(config));
});
afterAll(() => stub.stop());
// Deadlines pass when a test says so, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const calls: [string, () => Promise<unknown>][] = [
  ['keeping', () => storage.put('a', BYTES, 'image/png')],
  ['reading', () => storage.read('a')],
  ['removing', () => storage.delete('a')],
];

describe('an object storage', () => {
  test.each(calls)(
    'whose connections hang is aborted after 30 seconds of %s, and serves the next request',
    async (_, call) => {
      const broken = stub.breakNext('hang');
      const failing = expect(call()).rejects.toThrow(Unavailable);
      await broken;
      vi.advanceTimersByTime(30_000);
      await failing;
      await storage.put('next', BYTES, 'image/png');
    },
  );

  test.each(calls)('whose connections reset fails when %s, and serves the next request', async (_, call) => {
    // A request that breaks off is sent a second time.
    stub.breakNext('reset', 2);
    await expect(call()).rejects.toThrow(Unavailable);
    await storage.put('next', BYTES, 'image/png');
  });
});

test('a body that is cut off ends with an error, and is never taken for the whole', async () => {
  stub.breakNext('cut');
  const body = await storage.read('a');
  await expect(buffer(body ?? new ReadableStream())).rejects.toThrow();
});

test('a body of which nothing arrives for 10 seconds ends with an error', async () => {
  stub.breakNext('trickle');
  const body = (await storage.read('a')) ?? new ReadableStream<Uint8Array>();
  const reader = body.getReader();
  await reader.read();
  const failing = expect(reader.read()).rejects.toThrow(Unavailable);
  await vi.advanceTimersByTimeAsync(9_999);
  vi.advanceTimersByTime(1);
  await failing;
});

test('a request that no one waits for any more is aborted before its deadline', async () => {
  const client = new AbortController();
  const never: Storage['read'] = () => new Promise(() => {});
  const hanging = withDeadlines({ ...storage, read: never });
  const reading = withTimeout('A request', 60_000, () => hanging.read('a'), client.signal);
  client.abort();
  await expect(reading).rejects.toThrow(Unavailable);
});

test.each<[string, (storage: Storage) => Promise<unknown>]>([
  ['keep', (folder) => folder.put('a', BYTES, 'image/png')],
  ['read', (folder) => folder.read('a')],
  ['remove', (folder) => folder.delete('a')],
])('a request to %s a file in a folder that hangs is aborted after 30 seconds', async (_, request) => {
  const never = new Promise<never>(() => {});
  const failing = expect(
    request(withDeadlines({ put: () => never, read: () => never, delete: () => never })),
  ).rejects.toThrow(Unavailable);
  await vi.advanceTimersByTimeAsync(30_000);
  await failing;
});
