import { formatBytes } from '@cpd/domain/bytes';
import type { FileKind } from './sortFiles.ts';

const MEGABYTE = 1024 * 1024;

/** Images, as an app may accept them. */
export const imageKind = kindOf({
  mimeTypes: ['image/png', 'image/jpeg'],
  extensions: ['.png', '.jpg', '.jpeg'],
  maxBytes: 10 * MEGABYTE,
  label: 'PNG or JPEG',
  chooseLabel: 'Choose Image (PNG/JPEG)',
});

/** Documents, as an app may accept them. */
export const pdfKind = kindOf({
  mimeTypes: ['application/pdf'],
  extensions: ['.pdf'],
  maxBytes: 50 * MEGABYTE,
  label: 'PDF',
  chooseLabel: 'Choose PDF Files',
});

function kindOf(kind: Omit<FileKind, 'rejectionReason'>): FileKind {
  const { mimeTypes, maxBytes, label } = kind;
  return {
    ...kind,
    rejectionReason({ name, type, size }) {
      if (!mimeTypes.includes(type)) return `${name} is not a ${label} file.`;
      if (size === 0) return `${name} is empty.`;
      return size > maxBytes ? `${name} is larger than ${formatBytes(maxBytes)}.` : null;
    },
  };
}
