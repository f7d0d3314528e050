import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../files/storage/Storage.ts';

async function textOf(stream: Promise<ReadableStream<Uint8Array> | null>): Promise<string | null> {
  const opened = await stream;
  return opened === null ? null : (await buffer(opened)).toString();
}

/** Declares the tests that every storage has to pass. */
export function describeStorage(name: string, open: () => Promise<Storage>): void {
  describe(`${name} as a storage`, () => {
    test('returns the stored bytes', async () => {
      const storage = await open();
      const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
      await storage.put('abc-1', bytes, 'image/png');
      const stream = await storage.read('abc-1');
      expect(stream === null ? null : bytes.equals(await buffer(stream))).toBe(true);
    });

    test('returns a range of the bytes', async () => {
      const storage = await open();
      await storage.put('range', Buffer.from('0123456789'), 'application/pdf');
      expect(await textOf(storage.read('range', { first: 0, last: 0 }))).toBe('0');
      expect(await textOf(storage.read('range', { first: 3, last: 6 }))).toBe('3456');
      expect(await textOf(storage.read('range', { first: 8, last: 9 }))).toBe('89');
    });

    test('replaces what was stored under the same key', async () => {
      const storage = await open();
      await storage.put('twice', Buffer.from('the first and longer one'), 'application/pdf');
      await storage.put('twice', Buffer.from('the second'), 'application/pdf');
      expect(await textOf(storage.read('twice'))).toBe('the second');
    });

    test('returns null for an unknown key', async () => {
      expect(await (await open()).read('nothing-here')).toBeNull();
    });

    test('removes an upload, and accepts a second removal', async () => {
      const storage = await open();
      await storage.put('gone', Buffer.from('soon'), 'application/pdf');
      await storage.delete('gone');
      await storage.delete('gone');
      expect(await storage.read('gone')).toBeNull();
    });

    test.each(['../escape', 'a/b', '', '.hidden', 'a\u0000b', 'x'.repeat(200)])('rejects the key %j', async (key) => {
      const storage = await open();
      await expect(storage.put(key, Buffer.from('bad'), 'image/png')).rejects.toThrow('letters, digits and hyphens');
      expect(await storage.read(key)).toBeNull();
      await storage.delete(key);
    });

    test('stores many uploads at once', async () => {
      const storage = await open();
      const keys = Array.from({ length: 20 }, (_, index) => `many-${index}`);
      await Promise.all(keys.map((key) => storage.put(key, Buffer.from(`content of ${key}`), 'image/png')));
      const contents = await Promise.all(keys.map((key) => textOf(storage.read(key))));
      expect(contents).toEqual(keys.map((key) => `content of ${key}`));
    });
  });
}
