import { hash } from 'node:crypto';
import { formatBytes } from '@cpd/domain/bytes';
import { english } from '@cpd/domain/english';
import { MAX_IMAGE_PIXELS, MAX_STORED_IMAGE_BYTES } from '@cpd/domain/upload';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { FileProcessor } from '../uploads/FileProcessor.ts';
import type { NewUpload } from '../uploads/NewUpload.ts';

/** An image without metadata, upright; its size is in pixels. */
export interface ReencodedImage {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS_TEXT = `${MAX_IMAGE_PIXELS / 1_000_000} megapixels`;

/** An image, or why it is rejected. */
export type Reencoding = ReencodedImage | 'unsupported' | 'damaged' | 'tooManyPixels' | 'tooLargeEncoded';

const MEGABYTE = 1024 * 1024;

/** One process, because an image can take hundreds of megabytes. */
const processor = new FileProcessor<Reencoding>('images', new URL('./reencodeWorker.ts', import.meta.url), {
  memoryBytes: 1024 * MEGABYTE,
  cpuMs: 30_000,
});

/**
 * Decodes a PNG or JPEG and encodes it again in the same format: only pixels are stored.
 *
 * @throws HttpError 415 for any other content, 413 for too many pixels or bytes, 400 for a damaged image.
 */
export async function reencode(path: string): Promise<ReencodedImage> {
  const image = await processor.run(path);
  if (image === 'unsupported') return throwHttpError(415, 'WRONG_TYPE', 'The file is not a PNG or JPEG image.');
  if (image === 'limitExceeded') {
    return throwHttpError(
      400,
      'COMPLEX_IMAGE',
      'The image takes too much memory or time to open. Save it in a simpler form.',
    );
  }
  if (image === 'damaged') return throwHttpError(400, 'DAMAGED_IMAGE', 'The image is damaged or incomplete.');
  if (image === 'tooManyPixels')
    return throwHttpError(413, 'TOO_MANY_PIXELS', `The image must not have more than ${MAX_PIXELS_TEXT}.`);
  if (image === 'tooLargeEncoded') {
    return throwHttpError(
      413,
      'TOO_LARGE',
      `The image is larger than ${english(formatBytes(MAX_STORED_IMAGE_BYTES))} once it is encoded again. Please save it as a JPEG.`,
    );
  }
  return image;
}

/** An image that is ready to be stored. @throws HttpError as above. */
export async function newImage(path: string): Promise<NewUpload> {
  const { bytes, mimeType, width, height } = await reencode(path);
  const sha256 = hash('sha256', bytes);
  const row = { mime_type: mimeType, width, height, byte_size: bytes.byteLength, sha256 };
  return {
    table: 'images',
    bytes,
    mimeType,
    sha256,
    action: 'image.uploaded',
    insert: (queries, id, stored_by) =>
      queries
        .insertInto('images')
        .values({ id, stored_by, ...row })
        .execute(),
  };
}
