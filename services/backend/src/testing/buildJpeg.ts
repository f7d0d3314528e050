/** A JPEG of 64 by 32 pixels with one colour in each half, because only uniform blocks are encoded. */
export interface JpegLayout {
  /** Samples of the left and the right half, one per component, 0 to 255. */
  readonly halves: readonly [readonly number[], readonly number[]];
  /** Horizontal and vertical sampling factors of each component. @default 1 by 1 */
  readonly sampling?: readonly (readonly [number, number])[];
  readonly isProgressive?: boolean;
  /** MCUs between restart markers. @default none */
  readonly restartInterval?: number;
  /** Bytes before the frame header. */
  readonly before?: Buffer;
  /** Bytes between the frame header and the pixels. */
  readonly between?: Buffer;
  /** The end-of-image marker and what follows it. */
  readonly end?: Buffer;
}

export const JPEG_SIZE = { width: 64, height: 32 } as const;

/** A marker segment of a JPEG. */
export function segment(marker: number, ...content: readonly (number | string | Buffer)[]): Buffer {
  const data = Buffer.concat(content.map(bytesOf));
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
}

/** Adobe's segment with the colour transform: 0 none, 1 YCbCr, 2 YCCK. */
export const adobeSegment = (transform: number) => segment(0xee, 'Adobe', 0, 100, 0, 0, 0, 0, transform);

export function buildJpeg(layout: JpegLayout): Buffer {
  const { halves, isProgressive = false, restartInterval = 0 } = layout;
  const count = halves[0].length;
  const sampling = layout.sampling ?? Array.from({ length: count }, () => [1, 1] as const);
  const frame = sampling.flatMap(([h, v], index) => [index + 1, (h << 4) | v, 0]);
  const ids = sampling.flatMap((_, index) => [index + 1, 0]);
  const scans = isProgressive
    ? [
        [segment(0xda, count, ...ids, 0, 0, 0), entropy(layout, sampling, 'dc')],
        // An interleaved scan contains only DC coefficients, so each component has a scan for the others.
        ...sampling.map((_, index) => [segment(0xda, 1, index + 1, 0, 1, 63, 0), entropy(layout, sampling, index)]),
      ]
    : [[segment(0xda, count, ...ids, 0, 63, 0), entropy(layout, sampling, 'all')]];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    layout.before ?? Buffer.alloc(0),
    segment(0xdb, 0, Buffer.alloc(64, 1)),
    segment(isProgressive ? 0xc2 : 0xc0, 8, 0, JPEG_SIZE.height, 0, JPEG_SIZE.width, count, ...frame),
    // Twelve codes of four bits for the sizes of DC, and one of one bit for the end of a block.
    segment(0xc4, 0x00, 0, 0, 0, 12, ...Array(12).fill(0), ...Array(12).keys()),
    segment(0xc4, 0x10, 1, ...Array(15).fill(0), 0),
    restartInterval > 0 ? segment(0xdd, 0, restartInterval) : Buffer.alloc(0),
    layout.between ?? Buffer.alloc(0),
    ...scans.flat(),
    layout.end ?? Buffer.from([0xff, 0xd9]),
  ]);
}

/** Writes the pixels of a scan: all coefficients, only DC, or the others of one component. */
function entropy(
  { halves, restartInterval = 0 }: JpegLayout,
  sampling: readonly (readonly [number, number])[],
  scan: 'all' | 'dc' | number,
): Buffer {
  const [maxH, maxV] = [Math.max(...sampling.map(([h]) => h)), Math.max(...sampling.map(([, v]) => v))];
  const columns = JPEG_SIZE.width / 8 / maxH;
  const bytes: number[] = [];
  let bits = '';
  const flush = () => {
    // The last byte is padded with ones. A 0xFF byte is followed by zero, so that it is not a marker.
    for (const part of bits.match(/.{1,8}/g) ?? []) {
      const byte = Number.parseInt(part.padEnd(8, '1'), 2);
      bytes.push(byte, ...(byte === 0xff ? [0] : []));
    }
    bits = '';
  };
  const units =
    typeof scan === 'number'
      ? columns * (sampling[scan]?.[0] ?? 1) * (JPEG_SIZE.height / 8 / maxV) * (sampling[scan]?.[1] ?? 1)
      : columns * (JPEG_SIZE.height / 8 / maxV);
  let predictions = sampling.map(() => 0);
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      flush();
      bytes.push(0xff, 0xd0 + ((unit / restartInterval - 1) % 8));
      predictions = sampling.map(() => 0);
    }
    if (typeof scan === 'number') {
      bits += '0';
      continue;
    }
    const half = unit % columns < columns / 2 ? halves[0] : halves[1];
    sampling.forEach(([h, v], index) => {
      const value = 8 * ((half[index] ?? 0) - 128);
      for (let block = 0; block < h * v; block += 1) {
        bits += dcBits(value - (predictions[index] ?? 0)) + (scan === 'all' ? '0' : '');
        predictions[index] = value;
      }
    });
  }
  flush();
  return Buffer.from(bytes);
}

function dcBits(difference: number): string {
  const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
  const value = difference < 0 ? difference + 2 ** size - 1 : difference;
  return size.toString(2).padStart(4, '0') + (size === 0 ? '' : value.toString(2).padStart(size, '0'));
}

function bytesOf(part: number | string | Buffer): Buffer {
  if (typeof part === 'number') return Buffer.from([part]);
  return typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
}
