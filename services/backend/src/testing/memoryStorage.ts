import type { Storage } from '../storage/Storage.ts';

/** Keeps uploads in memory, for tests of what surrounds them. */
export function memoryStorage(): Storage {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(key, bytes) {
      kept.set(key, bytes instanceof Blob ? await bytes.bytes() : new Uint8Array(bytes));
    },
    async read(key, range) {
      const bytes = kept.get(key);
      if (bytes === undefined) return null;
      return new Blob([range ? bytes.slice(range.first, range.last + 1) : bytes]).stream();
    },
    async delete(key) {
      kept.delete(key);
    },
  };
}
