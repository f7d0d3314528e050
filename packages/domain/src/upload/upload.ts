import { formatBytes } from '../bytes/bytes.ts';

/** What a place for files takes: preview, poster, cover and template images, or course material. */
export type UploadKind = 'image' | 'pdf';

export interface UploadRule {
  /** Content types taken, in lower case. */
  readonly mimeTypes: readonly string[];
  /** Name endings taken, in lower case, with their dot. */
  readonly extensions: readonly string[];
  /** Largest size taken, in bytes. */
  readonly maxBytes: number;
  /** The kinds of file in plain words. */
  readonly label: string;
}

/** The part of a file that decides whether it is taken. */
export interface UploadFile {
  /** Content type as the browser tells it; '' when it does not know. */
  readonly type: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

const MEGABYTE = 1024 * 1024;

/** Largest image taken, in pixels of width times height (rule B14). */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** Largest image kept, in bytes, as a PNG of few colours grows when it is encoded again (rule B14). */
export const MAX_KEPT_IMAGE_BYTES = 20 * MEGABYTE;

/** The rule of each kind (rule B14). */
export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  image: {
    mimeTypes: ['image/png', 'image/jpeg'],
    extensions: ['.png', '.jpg', '.jpeg'],
    maxBytes: 10 * MEGABYTE,
    label: 'PNG or JPEG',
  },
  pdf: { mimeTypes: ['application/pdf'], extensions: ['.pdf'], maxBytes: 50 * MEGABYTE, label: 'PDF' },
};

/** Says why a file is not taken, the type first; null when it is. */
export function uploadRefusal(file: UploadFile, kind: UploadKind): string | null {
  const rule = uploadRules[kind];
  if (!isOfKind(file, rule)) return `${file.name} is not a ${rule.label} file.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size <= rule.maxBytes) return null;
  return `${file.name} is larger than ${formatBytes(rule.maxBytes)}.`;
}

/** Tells whether an image has more pixels than are taken. */
export function hasTooManyPixels(width: number, height: number): boolean {
  return width * height > MAX_IMAGE_PIXELS;
}

// Browsers take the type from the system's table of file names, which may not know the ending.
function isOfKind({ type, name }: UploadFile, { mimeTypes, extensions }: UploadRule): boolean {
  if (type !== '') return mimeTypes.includes(type.toLowerCase());
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}
