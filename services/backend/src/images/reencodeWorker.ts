import { readFile } from 'node:fs/promises';
import { hasTooManyPixels, MAX_KEPT_IMAGE_BYTES } from '@cpd/domain/upload';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inspectImage } from './inspectImage.ts';
import type { Reencoding } from './reencode.ts';

/** High enough that nobody sees a difference, low enough that files do not grow. */
const JPEG_QUALITY = 90;

/** What has too many pixels is not decoded. */
export default async function reencode(path: string): Promise<Reencoding> {
  const bytes = await readFile(path);
  const head = inspectImage(bytes);
  if (head === null) return 'other';
  const { mimeType, size } = head;
  if (size === null) return 'damaged';
  if (hasTooManyPixels(size.width, size.height)) return 'large';
  // The decoder turns the picture as its EXIF orientation says.
  const image = await loadImage(bytes).catch(() => null);
  if (image === null) return 'damaged';
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const encoded = mimeType === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', JPEG_QUALITY);
  if (encoded.byteLength > MAX_KEPT_IMAGE_BYTES) return 'grown';
  return { bytes: encoded, mimeType, width, height };
}
