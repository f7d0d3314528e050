import { Transform } from 'node:stream';

/** More blanks than any program writes behind a boundary. */
const MAX_PADDING = 1_000;

/**
 * Removes the blanks that a form may have between a boundary and the end of its line (RFC 2046, 5.1.1, 'transport-padding'),
 * which the parser of forms does not expect.
 *
 * @param contentType The header that names the boundary.
 */
export function withoutPadding(contentType: string): Transform {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`);
  let rest: Buffer = Buffer.alloc(0);

  /** Returns what is certain, and keeps what the next bytes decide. */
  function take(bytes: Buffer, isEnd: boolean): Buffer {
    const kept: Buffer[] = [];
    let start = 0;
    for (;;) {
      const found = bytes.indexOf(boundary, start);
      const after = found < 0 ? -1 : endOfBlanks(bytes, found + boundary.length);
      const isOpen = after === bytes.length && after - found < boundary.length + MAX_PADDING;
      if (found < 0 || (isOpen && !isEnd)) {
        const certain = isEnd ? bytes.length : found < 0 ? Math.max(start, bytes.length - boundary.length + 1) : found;
        rest = bytes.subarray(certain);
        return Buffer.concat([...kept, bytes.subarray(start, certain)]);
      }
      const isPadding = bytes[after] === 0x0d;
      kept.push(bytes.subarray(start, isPadding ? found + boundary.length : after));
      start = after;
    }
  }

  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, take(Buffer.concat([rest, chunk]), false));
    },
    flush(done) {
      done(null, take(rest, true));
    },
  });
}

function endOfBlanks(bytes: Buffer, start: number): number {
  let end = start;
  while (bytes[end] === 0x20 || bytes[end] === 0x09) end += 1;
  return end;
}
