import { describe, expect, inject, test } from 'vitest';
import { S3Storage } from './S3Storage.ts';
import { describeStorage } from './storageRequirements.ts';

const config = inject('s3');

describeStorage('S3Storage at OpenStack Swift', async () => new S3Storage(config));

describe('S3Storage at OpenStack Swift', () => {
  test('keeps 50 MB whole', async () => {
    const storage = new S3Storage(config);
    const bytes = Buffer.alloc(50 * 1024 * 1024, 'fifty megabytes ');
    await storage.put('large', bytes, 'application/pdf');
    const kept = Buffer.from(await new Response(await storage.read('large')).arrayBuffer());
    expect(kept.equals(bytes)).toBe(true);
    await storage.delete('large');
  });

  test('is refused with a wrong secret, a wrong key and for a bucket that is not there', async () => {
    const wrong = [{ secretAccessKey: 'wrong' }, { accessKeyId: 'nobody:nowhere' }, { bucket: 'missing' }];
    for (const change of wrong) {
      const storage = new S3Storage({ ...config, ...change });
      await expect(storage.put('a', Buffer.from('b'), 'image/png')).rejects.toThrow(/status 40[34]/);
    }
  });
});
