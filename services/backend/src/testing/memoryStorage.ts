import type { Storage } from '../files/storage/Storage.ts';

/** Stores uploads in memory, for tests of other parts. */
export function memoryStorage(): Storage {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(key, bytes) {
      objects.set(key, bytes instanceof Blob ? await bytes.bytes() : new Uint8Array(bytes));
    },
    async read(key, range) {
      const bytes = objects.get(key);
      if (bytes === undefined) return null;
      return new Blob([range ? bytes.slice(range.first, range.last + 1) : bytes]).stream();
    },
    async delete(key) {
      objects.delete(key);
    },
  };
}
