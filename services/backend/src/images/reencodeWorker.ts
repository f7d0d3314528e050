import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { ReencodedImage, ReencodeTask } from './reencode.ts';

/** High enough that nobody sees a difference, low enough that files do not grow. */
const JPEG_QUALITY = 90;

/** Gives null for an image that is damaged. */
export default async function reencode({ bytes, mimeType }: ReencodeTask): Promise<ReencodedImage | null> {
  // The decoder turns the picture as its EXIF orientation says.
  const image = await loadImage(bytes).catch(() => null);
  if (image === null) return null;
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const encoded = mimeType === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', JPEG_QUALITY);
  return { bytes: encoded, width, height };
}
