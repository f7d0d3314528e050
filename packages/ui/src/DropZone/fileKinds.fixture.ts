import { fileKind } from './sortFiles.ts';

const MEGABYTE = 1024 * 1024;

/** Images, as an app may accept them. */
export const imageKind = fileKind({
  mimeTypes: ['image/png', 'image/jpeg'],
  extensions: ['.png', '.jpg', '.jpeg'],
  maxBytes: 10 * MEGABYTE,
  label: 'PNG or JPEG',
  chooseLabel: 'Choose Image (PNG/JPEG)',
});

/** Documents, as an app may accept them. */
export const pdfKind = fileKind({
  mimeTypes: ['application/pdf'],
  extensions: ['.pdf'],
  maxBytes: 50 * MEGABYTE,
  label: 'PDF',
  chooseLabel: 'Choose PDF Files',
});
