import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { GREY, headerChunk, PALETTE, pngChunk, pngOf } from './buildPng.ts';

/** The colours of the two halves of every sample: red on the left, blue on the right. */
function samplePicture(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ff0000';
  ctx.fillRect(0, 0, width / 2, height);
  ctx.fillStyle = '#0000ff';
  ctx.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

/** Creates a PNG with a text chunk, red on the left and blue on the right. */
export function samplePng(width = 40, height = 20): Buffer {
  return samplePicture(width, height).encodeSync('png', { comment: 'Photographed at home' });
}

/** Creates a JPEG with a comment and an EXIF orientation, stored with red on the left and blue on the right. */
export function sampleJpeg(orientation = 1, width = 40, height = 20): Buffer {
  const jpeg = samplePicture(width, height).encodeSync('jpeg', { quality: 95, comment: 'Photographed at home' });
  const entry = Buffer.alloc(26);
  entry.write('II*\0', 'latin1');
  entry.writeUInt32LE(8, 4);
  entry.writeUInt16LE(1, 8);
  entry.writeUInt16LE(0x0112, 10);
  entry.writeUInt16LE(3, 12);
  entry.writeUInt32LE(1, 14);
  entry.writeUInt16LE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), entry]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Creates a damaged PNG of a few bytes that claims a size. */
export function claimedPng(width: number, height: number): Buffer {
  const png = pngOf(headerChunk({ width, height, colourType: GREY, bitDepth: 8 }), pngChunk('IDAT', Buffer.alloc(4)));
  // The header's checksum is wrong.
  return png.fill(0, 29, 33);
}

/**
 * Creates a PNG of noise in 256 colours, one byte for each pixel; in full colour it is three times as large. The
 * colours are fixed, because some others are encoded in less space.
 */
export function noisePng(width: number, height: number): Buffer {
  const rows = randomBytes((width + 1) * height);
  // Each row begins with the number of its filter.
  for (let row = 0; row < height; row += 1) rows.writeUInt8(0, row * (width + 1));
  return pngOf(
    headerChunk({ width, height, colourType: PALETTE, bitDepth: 8 }),
    pngChunk('PLTE', Buffer.from(Uint8Array.from({ length: 3 * 256 }, (_, index) => (index * 89) % 256))),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
  );
}
