import type { ByteRange } from './Storage.ts';

/**
 * Parses a Range header for a file of this size, in bytes. Null means the full file: there is no header, or it has
 * several ranges or another unit, which a server may ignore.
 */
export function parseRange(header: string | undefined, byteSize: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), byteSize);
    return length === 0 ? 'unsatisfiable' : { first: byteSize - length, last: byteSize - 1 };
  }
  const first = Number(from);
  const last = to === '' ? byteSize - 1 : Math.min(Number(to), byteSize - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= byteSize ? 'unsatisfiable' : { first, last };
}
