/** The properties of an image, read without decoding it. */
export interface ImageHead {
  readonly mimeType: 'image/png' | 'image/jpeg';
  /** Size in pixels as stored; null when the image is damaged. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Whether the image has its end marker. */
  readonly hasEnd: boolean;
  /** EXIF orientation of a PNG, 1 to 8. The decoder rotates a JPEG itself. */
  readonly orientation: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const START_OF_PIXELS = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const ORIENTATION_TAG = 0x0112;

/** Recognizes an image by its content and reads its size; null if it is neither PNG nor JPEG. */
export function inspectImage(bytes: Buffer): ImageHead | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return inspectPng(bytes);
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return inspectJpeg(bytes);
  return null;
}

/** Reads the chunks. An image that ends inside a chunk is damaged; one without the last chunk is complete. */
function inspectPng(bytes: Buffer): ImageHead {
  const head = { mimeType: 'image/png', size: null, hasEnd: false, orientation: 1 } as const;
  let orientation = 1;
  let hasPixels = false;
  let offset = PNG_SIGNATURE.length;
  if (bytes.toString('latin1', offset + 4, offset + 8) !== 'IHDR' || bytes.length < offset + 16) return head;
  const size = positive(bytes.readUInt32BE(offset + 8), bytes.readUInt32BE(offset + 12));
  while (offset + 12 <= bytes.length) {
    const kind = bytes.toString('latin1', offset + 4, offset + 8);
    const end = offset + 12 + bytes.readUInt32BE(offset);
    if (kind === 'IEND') return { ...head, size, orientation, hasEnd: true };
    // Browsers ignore an orientation after the pixels.
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'eXIf' && !hasPixels) orientation = orientationIn(bytes.subarray(offset + 8, end - 4));
    offset = end;
  }
  return offset === bytes.length ? { ...head, size, orientation } : head;
}

/**
 * Reads the segments up to the pixels as decoders do: they skip bytes between segments (ITU T.81 B.1.1.2 allows 0xFF
 * there, cameras write zeros).
 */
function inspectJpeg(bytes: Buffer): ImageHead {
  const head = { mimeType: 'image/jpeg', size: null, hasEnd: false, orientation: 1 } as const;
  let size: ImageHead['size'] = null;
  let offset = 2;
  for (;;) {
    offset = bytes.indexOf(0xff, offset);
    if (offset < 0 || offset + 9 > bytes.length) return head;
    const marker = bytes.readUInt8(offset + 1);
    if (marker === START_OF_PIXELS) {
      // A thumbnail has its own end marker, so only one after the pixels counts.
      return { ...head, size, hasEnd: bytes.includes(END_OF_IMAGE, offset) };
    }
    if (isFrameHeader(marker)) size = positive(bytes.readUInt16BE(offset + 7), bytes.readUInt16BE(offset + 5));
    if (marker === 0xff) offset += 1;
    else if (standsAlone(marker)) offset += 2;
    else offset += 2 + bytes.readUInt16BE(offset + 2);
  }
}

/** Whether a marker is SOF0 to SOF15. Three numbers of that range have another meaning. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Whether a marker has no segment: a stuffed zero, TEM, or a restart. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Reads the orientation from TIFF data; 1 when it has none. */
function orientationIn(tiff: Buffer): number {
  const isBigEndian = tiff.toString('latin1', 0, 2) === 'MM';
  const read = (offset: number, length: 2 | 4) =>
    isBigEndian ? tiff.readUIntBE(offset, length) : tiff.readUIntLE(offset, length);
  try {
    const directory = read(4, 4);
    const entries = Array.from({ length: read(directory, 2) }, (_, index) => directory + 2 + 12 * index);
    const entry = entries.find((offset) => read(offset, 2) === ORIENTATION_TAG);
    const orientation = entry === undefined ? 1 : read(entry + 8, 2);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch {
    // The data ends before the referenced offset.
    return 1;
  }
}

function positive(width: number, height: number): ImageHead['size'] {
  return width > 0 && height > 0 ? { width, height } : null;
}
