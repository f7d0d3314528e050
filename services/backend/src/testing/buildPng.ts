import { crc32, deflateSync } from 'node:zlib';

/** The colour types of a PNG's header. */
export const GREY = 0;
export const RGB = 2;
export const PALETTE = 3;
export const GREY_ALPHA = 4;
export const RGBA = 6;

const CHANNELS: Readonly<Record<number, number>> = { [GREY]: 1, [RGB]: 3, [PALETTE]: 1, [GREY_ALPHA]: 2, [RGBA]: 4 };

/** First column and row, and steps between columns and rows, of each pass of an interlaced PNG. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export interface PngLayout {
  readonly width: number;
  readonly height: number;
  readonly colourType: number;
  readonly bitDepth: number;
  /** Samples of the left and the right half, one per channel. */
  readonly halves: readonly [readonly number[], readonly number[]];
  readonly isInterlaced?: boolean;
  /** Chunks between the header and the pixels. */
  readonly before?: readonly Buffer[];
  /** Chunks after the pixels. */
  readonly after?: readonly Buffer[];
}

/** Writes a PNG in which each half has one colour. */
export function buildPng(layout: PngLayout): Buffer {
  const { width, height, isInterlaced = false } = layout;
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const rows = passes.flatMap(([left, top, dx, dy]) => {
    const columns = Math.ceil((width - left) / dx);
    if (columns <= 0) return [];
    const pixels = Array.from({ length: columns }, (_, index) => layout.halves[left + index * dx < width / 2 ? 0 : 1]);
    return Array.from({ length: Math.max(0, Math.ceil((height - top) / dy)) }, () => rowOf(pixels, layout.bitDepth));
  });
  return pngOf(
    headerChunk(layout, isInterlaced),
    ...(layout.before ?? []),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    ...(layout.after ?? []),
  );
}

export function headerChunk(
  { width, height, colourType, bitDepth }: Pick<PngLayout, 'width' | 'height' | 'colourType' | 'bitDepth'>,
  isInterlaced = false,
): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bitDepth, colourType, 0, 0, isInterlaced ? 1 : 0], 8);
  return pngChunk('IHDR', data);
}

export function pngChunk(kind: string, data: Buffer | string): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(bytes, crc32(kind)));
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), bytes, sum]);
}

export function pngOf(...chunks: readonly Buffer[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks, pngChunk('IEND', '')]);
}

/** A row without a filter. */
function rowOf(pixels: readonly (readonly number[])[], bitDepth: number): Buffer {
  const bits = pixels.flat().map((sample) => sample.toString(2).padStart(bitDepth, '0'));
  const bytes = bits.join('').match(/.{1,8}/g) ?? [];
  return Buffer.from([0, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))]);
}

export function channelsOf(colourType: number): number {
  return CHANNELS[colourType] ?? 1;
}
