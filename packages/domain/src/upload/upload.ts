import { formatBytes } from '../bytes/bytes.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';

/** Images are previews, posters, covers and templates; PDFs are course material. */
export type UploadKind = 'image' | 'pdf';

/** The upload limits of a kind of file. */
export interface UploadRule {
  /** In lower case. */
  readonly mimeTypes: readonly string[];
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  /** The file types for users. */
  readonly label: Sentence;
}

export interface UploadFile {
  /** The browser's content type; '' if it does not know the file name extension. */
  readonly type: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

const MEGABYTE = 1024 * 1024;

/** Width times height. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** The limit after encoding again, by which a PNG with few colours grows. */
export const MAX_STORED_IMAGE_BYTES = 20 * MEGABYTE;

export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  image: {
    mimeTypes: ['image/png', 'image/jpeg'],
    extensions: ['.png', '.jpg', '.jpeg'],
    maxBytes: 10 * MEGABYTE,
    label: sentence('PNG or JPEG'),
  },
  pdf: {
    mimeTypes: ['application/pdf'],
    extensions: ['.pdf'],
    maxBytes: 50 * MEGABYTE,
    label: sentence('{what, select, format {PDF} other {PDF}}', { what: 'format' }),
  },
};

/** What a file must be. */
type Limits = Omit<UploadRule, 'label'> & { readonly label: string | Sentence };

/** Why a file is not accepted; null if it is. */
export function uploadProblem(file: UploadFile, rule: Limits): Sentence | null {
  if (!isOfKind(file, rule)) return sentence('{file} is not a {kind} file.', { file: file.name, kind: rule.label });
  if (file.size === 0) return sentence('{file} is empty.', { file: file.name });
  if (file.size <= rule.maxBytes) return null;
  return sentence('{file} is larger than {size}.', { file: file.name, size: formatBytes(rule.maxBytes) });
}

export function hasTooManyPixels(width: number, height: number): boolean {
  return width * height > MAX_IMAGE_PIXELS;
}

// Browsers look the type up in a table of the system, which may not have the extension.
function isOfKind({ type, name }: UploadFile, { mimeTypes, extensions }: Limits): boolean {
  if (type !== '') return mimeTypes.includes(type.toLowerCase());
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** What is removed from a PDF without rejecting it: what runs, what leads to other files, and what would be invalid. */
export const REMOVED_CONTENT = ['link', 'action', 'reference', 'signature'] as const;

export type RemovedContent = (typeof REMOVED_CONTENT)[number];

const REMOVED_TEXTS: Readonly<Record<RemovedContent, Sentence>> = {
  link: sentence('links that do not lead to a web page'),
  action: sentence('scripts and commands'),
  reference: sentence('links to other files'),
  signature: sentence('signatures'),
};

/** What was removed from a stored file, and what to do; null for nothing. Names that a newer server sends are left out. */
export function removedContentText(removed: readonly string[]): Sentence | null {
  const parts = REMOVED_CONTENT.filter((part) => removed.includes(part)).map((part) => REMOVED_TEXTS[part]);
  if (parts.length === 0) return null;
  return sentence('Stored without {parts}. Check that nothing important is missing.', { parts });
}
