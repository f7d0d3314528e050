import { readFile } from 'node:fs/promises';
import { hasTooManyPixels, MAX_STORED_IMAGE_BYTES } from '@cpd/domain/upload';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { type ImageHead, inspectImage } from './inspectImage.ts';
import type { Reencoding } from './reencode.ts';

/** High enough for no visible difference, low enough that files do not grow. */
const JPEG_QUALITY = 90;
/** The largest block of a JPEG, in pixels. */
const MAX_BLOCK_HEIGHT = 32;
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Decodes an image with Chromium's decoder. One with too many pixels is not decoded. */
export default async function reencode(path: string): Promise<Reencoding> {
  const bytes = await readFile(path);
  const head = inspectImage(bytes);
  if (head === null) return 'unsupported';
  const { mimeType, size } = head;
  if (size === null) return 'damaged';
  if (hasTooManyPixels(size.width, size.height)) return 'tooManyPixels';
  const canvas = await decode(bytes, head);
  if (canvas === null) return 'damaged';
  const encoded = mimeType === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', JPEG_QUALITY);
  if (encoded.byteLength > MAX_STORED_IMAGE_BYTES) return 'tooLargeEncoded';
  return { bytes: encoded, mimeType, width: canvas.width, height: canvas.height };
}

/** Returns the upright image; null if it cannot be decoded or a part of it is missing. */
async function decode(bytes: Buffer, { mimeType, hasEnd, orientation }: ImageHead): Promise<Canvas | null> {
  const image = await loadImage(bytes).catch(() => null);
  if (image === null) return null;
  const canvas = draw(image, orientation);
  if (mimeType === 'image/png' || hasEnd) return canvas;
  // Without an end marker, the decoder omits the last row of blocks, even if its pixels are present.
  const lastSureRow = Math.max(canvas.height - 1 - MAX_BLOCK_HEIGHT, 0);
  const [, , , alpha] = canvas.getContext('2d').getImageData(0, lastSureRow, 1, 1).data;
  return alpha === 0
    ? null
    : decode(Buffer.concat([bytes, JPEG_END]), { mimeType, hasEnd: true, orientation, size: null });
}

/** Draws an image rotated by its EXIF orientation. */
function draw(image: Image, orientation: number): Canvas {
  const { width: w, height: h } = image;
  const canvas = orientation < 5 ? createCanvas(w, h) : createCanvas(h, w);
  const ctx = canvas.getContext('2d');
  const transforms = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, w, 0],
    [-1, 0, 0, -1, w, h],
    [1, 0, 0, -1, 0, h],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, h, 0],
    [0, -1, -1, 0, h, w],
    [0, -1, 1, 0, 0, w],
  ] as const;
  const [a, b, c, d, e, f] = transforms[orientation - 1] ?? transforms[0];
  ctx.setTransform(a, b, c, d, e, f);
  ctx.drawImage(image, 0, 0);
  return canvas;
}
