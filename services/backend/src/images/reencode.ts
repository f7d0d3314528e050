import { hasTooManyPixels, MAX_IMAGE_PIXELS } from '@cpd/domain/upload';
import { refuse } from '../http/Refusal.ts';
import { DrawingThread } from './DrawingThread.ts';
import { inspectImage } from './inspectImage.ts';

export interface ReencodeTask {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/png' | 'image/jpeg';
}

/** An image without metadata, upright; its size is in pixels. */
export interface ReencodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const thread = new DrawingThread<ReencodeTask, ReencodedImage | null>(new URL('./reencodeWorker.ts', import.meta.url));

/**
 * Decodes a PNG or JPEG and encodes it again as the same kind: what is kept holds pixels and nothing else.
 *
 * @throws Refusal 415 for any other content, 413 for too many pixels, 400 for a damaged image.
 */
export async function reencode(bytes: Buffer): Promise<ReencodedImage & Pick<ReencodeTask, 'mimeType'>> {
  const head = inspectImage(bytes);
  if (head === null) return refuse(415, 'WRONG_TYPE', 'The file is not a PNG or JPEG image.');
  const { mimeType, size } = head;
  if (size === null) return refuseDamaged();
  if (hasTooManyPixels(size.width, size.height)) {
    refuse(413, 'TOO_MANY_PIXELS', `The image must not have more than ${MAX_IMAGE_PIXELS / 1_000_000} megapixels.`);
  }
  const image = await thread.run({ bytes, mimeType });
  return image === null ? refuseDamaged() : { ...image, mimeType };
}

function refuseDamaged(): never {
  refuse(400, 'DAMAGED_IMAGE', 'The image is damaged or incomplete.');
}
