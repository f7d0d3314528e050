import { expect, test } from 'vitest';
import { fileKindOf } from './fileKinds.ts';

test('the button says which files are accepted', () => {
  expect(fileKindOf('image').chooseLabel).toBe('Choose Image (PNG/JPEG)');
  expect(fileKindOf('pdf').chooseLabel).toBe('Choose PDF Files');
});

test('a zone accepts the files of the upload rules, and says why it rejects another one', () => {
  const png = { name: 'cover.png', type: 'image/png', size: 2048 };
  expect(fileKindOf('image').rejectionReason(png)).toBeNull();
  expect(fileKindOf('pdf').rejectionReason(png)).toBe('cover.png is not a PDF file.');
});
