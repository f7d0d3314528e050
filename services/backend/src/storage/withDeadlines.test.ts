import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Unavailable, withTimeout } from '../limits/deadline.ts';
import { S3Storage } from './S3Storage.ts';
import type { Storage } from './Storage.ts';
import { type S3Stub, startS3Stub } from './s3Stub.fixture.ts';
import { withDeadlines } from './withDeadlines.ts';

const SOON = { callMs: 500, silenceMs: 500 };
const BYTES = Buffer.alloc(1_000_000, 'x');

let stub: S3Stub;
let patient: Storage;
let storage: Storage;
beforeAll(async () => {
  stub = await startS3Stub();
  const config = {
    kind: 's3',
    region: 'eu-central-1',
    bucket: 'uploads',
    keys: { accessKeyId: 'k', secretAccessKey: 's' },
  } as const;
  patient = await S3Storage.open({ ...config, endpoint: stub.endpoint });
  storage = withDeadlines(patient, SOON);
});
afterAll(() => stub.stop());

const calls: [string, () => Promise<unknown>][] = [
  ['keeping', () => storage.put('a', BYTES, 'image/png')],
  ['reading', () => storage.read('a')],
  ['removing', () => storage.delete('a')],
];

describe.each(['hang', 'reset'] as const)('an object storage whose connections %s', (fault) => {
  test.each(calls)('is aborted in time when %s, and serves the next request', async (_, call) => {
    // A request that breaks off is sent a second time.
    stub.breakNext(fault, fault === 'reset' ? 2 : 1);
    await expect(call()).rejects.toThrow(Unavailable);
    // Without a deadline, which a busy machine could miss.
    await patient.put('next', BYTES, 'image/png');
  });
});

test.each(['trickle', 'cut'] as const)(
  'a body that comes by %s ends with an error, and is never taken for the whole',
  async (fault) => {
    await patient.put('a', BYTES, 'image/png');
    stub.breakNext(fault);
    const body = await storage.read('a');
    await expect(buffer(body ?? new ReadableStream())).rejects.toThrow();
  },
);

test('a request that no one waits for any more is aborted before its deadline', async () => {
  const client = new AbortController();
  const never: Storage['read'] = () => new Promise(() => {});
  const hanging = withDeadlines({ ...storage, read: never });
  const reading = withTimeout('A request', 60_000, () => hanging.read('a'), client.signal);
  client.abort();
  await expect(reading).rejects.toThrow(Unavailable);
});

test('a request to a folder that hangs is aborted in time', async () => {
  const never = new Promise<never>(() => {});
  const hanging: Storage = { put: () => never, read: () => never, delete: () => never };
  const limited = withDeadlines(hanging, SOON);
  await expect(limited.put('a', BYTES, 'image/png')).rejects.toThrow(Unavailable);
  await expect(limited.read('a')).rejects.toThrow(Unavailable);
  await expect(limited.delete('a')).rejects.toThrow(Unavailable);
});
