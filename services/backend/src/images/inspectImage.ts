/** What the first look at an upload tells, before anything is decoded. */
export interface ImageHead {
  readonly mimeType: 'image/png' | 'image/jpeg';
  /** Size in pixels; null when the image is cut off or damaged. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const START_OF_PIXELS = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Tells an image's kind by its content, and its size; null when it is neither PNG nor JPEG. */
export function inspectImage(bytes: Buffer): ImageHead | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return { mimeType: 'image/png', size: pngSize(bytes) };
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return { mimeType: 'image/jpeg', size: jpegSize(bytes) };
  return null;
}

/** Reads the header chunk and walks to the end chunk, without which the image is cut off. */
function pngSize(bytes: Buffer): ImageHead['size'] {
  let offset = PNG_SIGNATURE.length;
  while (offset + 12 <= bytes.length) {
    const kind = bytes.toString('latin1', offset + 4, offset + 8);
    if (kind === 'IEND') {
      const first = PNG_SIGNATURE.length;
      if (bytes.toString('latin1', first + 4, first + 8) !== 'IHDR') return null;
      return positive(bytes.readUInt32BE(first + 8), bytes.readUInt32BE(first + 12));
    }
    offset += 12 + bytes.readUInt32BE(offset);
  }
  return null;
}

/** Walks the segments to the frame header and on to the pixels, whose end must be marked, or the image is cut off. */
function jpegSize(bytes: Buffer): ImageHead['size'] {
  let size: ImageHead['size'] = null;
  let offset = 2;
  while (offset + 9 <= bytes.length && bytes.readUInt8(offset) === 0xff) {
    const marker = bytes.readUInt8(offset + 1);
    // A thumbnail has an end of its own, so only one behind the first pixels counts.
    if (marker === START_OF_PIXELS) return bytes.indexOf(END_OF_IMAGE, offset) < 0 ? null : size;
    if (isFrameHeader(marker)) size = positive(bytes.readUInt16BE(offset + 7), bytes.readUInt16BE(offset + 5));
    // A marker may be preceded by any number of filling bytes.
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  }
  return null;
}

/** Whether a marker is SOF0 to SOF15; three numbers of that row mean something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function positive(width: number, height: number): ImageHead['size'] {
  return width > 0 && height > 0 ? { width, height } : null;
}
