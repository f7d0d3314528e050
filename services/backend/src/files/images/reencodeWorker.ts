import { readFile } from 'node:fs/promises';
import { hasTooManyPixels, MAX_STORED_IMAGE_BYTES } from '@cpd/domain/upload';
import sharp, { type Sharp } from 'sharp';
import type { ReencodedImage, Reencoding } from './reencode.ts';

type MimeType = ReencodedImage['mimeType'];

/** High enough for no visible difference, low enough that files do not grow. */
const JPEG_QUALITY = 90;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * What libjpeg warns of when pixels are missing. It names only its first warning, so others can hide behind extraneous
 * bytes, which alone are harmless: cameras write them between segments.
 */
const MISSING_PIXELS = /premature end|Corrupt JPEG data: (?!\d+ extraneous bytes)|read gave (?!1 )\d+ warnings/i;

// One image at a time, and no other decoder of libvips is reachable.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** Decodes an image and encodes it again. One with too many pixels is not decoded. */
export default async function reencode(path: string): Promise<Reencoding> {
  const bytes = await readFile(path);
  const mimeType = mimeTypeOf(bytes);
  if (mimeType === null) return 'unsupported';
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) return 'damaged';
  if (hasTooManyPixels(head.width, head.height)) return 'tooManyPixels';
  const isPrinted = head.space === 'cmyk' && !head.hasProfile;
  const gamma = mimeType === 'image/png' ? gammaOf(bytes) : null;
  const encodeImage = (image: Sharp) => {
    if (isPrinted) return encodePrinted(image);
    return gamma === null ? encode(image, mimeType) : encodeWithGamma(image, gamma);
  };
  let image = await withAllPixels(bytes, encodeImage);
  // Without its end mark, a JPEG can still have all pixels.
  if (image === null && mimeType === 'image/jpeg' && hasAllScans(bytes, head.channels))
    image = await withAllPixels(Buffer.concat([bytes, END_OF_JPEG]), encodeImage);
  if (image === null) return 'damaged';
  const { data, info } = image;
  if (data.byteLength > MAX_STORED_IMAGE_BYTES) return 'tooLargeEncoded';
  return { bytes: data, mimeType, width: info.width, height: info.height };
}

/** Recognizes an image by its content. */
function mimeTypeOf(bytes: Buffer): MimeType | null {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'image/png';
  return bytes.subarray(0, JPEG_SIGNATURE.length).equals(JPEG_SIGNATURE) ? 'image/jpeg' : null;
}

/** Whether the scans of a JPEG contain the first and the last coefficient of each channel to their last bit. */
function hasAllScans(bytes: Buffer, channels: number): boolean {
  const complete = new Set<string>();
  for (let at = bytes.indexOf(START_OF_SCAN); at !== -1; at = bytes.indexOf(START_OF_SCAN, at + 2)) {
    const count = bytes[at + 4] ?? 0;
    const [first, last, bits = 1] = bytes.subarray(at + 5 + 2 * count);
    if ((bits & 0x0f) !== 0) continue;
    for (let index = 0; index < count; index += 1) {
      const channel = bytes[at + 5 + 2 * index];
      if (first === 0) complete.add(`${channel} first`);
      if (last === 63) complete.add(`${channel} last`);
    }
  }
  return complete.size >= 2 * channels;
}

/** Returns the result of some work on the upright image; null if the image cannot be decoded or a part is missing. */
async function withAllPixels<Result>(bytes: Buffer, work: (image: Sharp) => Promise<Result>): Promise<Result | null> {
  const image = sharp(bytes, { failOn: 'truncated', autoOrient: true, limitInputPixels: false });
  const warnings: string[] = [];
  image.on('warning', (warning: string) => warnings.push(warning));
  const result = await work(image).catch(() => null);
  return warnings.some((warning) => MISSING_PIXELS.test(warning)) ? null : result;
}

function encode(image: Sharp, mimeType: MimeType) {
  const encoded = mimeType === 'image/png' ? image.png() : image.jpeg({ quality: JPEG_QUALITY });
  return encoded.toBuffer({ resolveWithObject: true });
}

/** Chunks of a PNG that say what its colours are. The gamma is ignored next to them (PNG, 4.3). */
const COLOUR_CHUNKS = ['sRGB', 'iCCP', 'cICP'];
/** The gamma of sRGB, and how far others may be from it without a visible difference, as decoders decide. */
const SRGB_GAMMA = 1 / 2.2;
const GAMMA_TOLERANCE = 0.05;

/** The gamma by which browsers convert a PNG's samples to sRGB; null if they show them as they are. */
function gammaOf(bytes: Buffer): number | null {
  let gamma: number | null = null;
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (COLOUR_CHUNKS.includes(type)) return null;
    if (type === 'IDAT') break;
    if (type === 'gAMA' && at + 16 <= bytes.length) gamma ??= bytes.readUInt32BE(at + 8) / 100_000;
  }
  if (gamma === null || gamma === 0) return null;
  return Math.abs(gamma / SRGB_GAMMA - 1) < GAMMA_TOLERANCE ? null : gamma;
}

/** Converts samples that are a power of the light, which libvips does not, to sRGB (IEC 61966-2-1). */
async function encodeWithGamma(image: Sharp, gamma: number) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const table = Array.from({ length: 256 }, (_, sample) => {
    const light = (sample / 255) ** (1 / gamma);
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  // The last one of two or four channels is transparency.
  const colours = channels - ((channels + 1) % 2);
  for (let index = 0; index < data.length; index += 1) {
    if (index % channels < colours) data[index] = table[data[index] ?? 0] ?? 0;
  }
  return encode(sharp(data, { raw: { width, height, channels }, limitInputPixels: false }), 'image/png');
}

/** Converts CMYK without a colour profile as browsers do, instead of by the profile of a press. */
async function encodePrinted(image: Sharp) {
  const { data, info } = await image
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rgb = Buffer.alloc(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = 255 - (data[4 * pixel + 3] ?? 0);
    for (let channel = 0; channel < 3; channel += 1)
      rgb[3 * pixel + channel] = Math.round(((255 - (data[4 * pixel + channel] ?? 0)) * light) / 255);
  }
  return encode(sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false }), 'image/jpeg');
}
