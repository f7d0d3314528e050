import { expect, test } from 'vitest';
import { uploadKind } from './uploadKind.ts';

test('the button says which files are accepted', () => {
  expect(uploadKind('image').chooseLabel).toBe('Choose Image (PNG/JPEG)');
  expect(uploadKind('pdf').chooseLabel).toBe('Choose PDF Files');
});

test('a zone accepts the files of the upload rules, and says why it rejects another one', () => {
  const png = { name: 'cover.png', type: 'image/png', size: 2048 };
  expect(uploadKind('image').rejectionReason(png)).toBeNull();
  expect(uploadKind('pdf').rejectionReason(png)).toBe('cover.png is not a PDF file.');
});
