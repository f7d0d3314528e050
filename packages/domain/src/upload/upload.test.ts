import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import { hasTooManyPixels, MAX_IMAGE_PIXELS, removedContentText, uploadProblem, uploadRules } from './upload.ts';

const MB = 1024 * 1024;
const png = { type: 'image/png', name: 'cover.png', size: 1 };
const pdf = { type: 'application/pdf', name: 'book.pdf', size: 1 };

describe('upload', () => {
  test('images are PNG or JPEG of at most 10 MB', () => {
    expect(uploadRules.image).toEqual({
      mimeTypes: ['image/png', 'image/jpeg'],
      extensions: ['.png', '.jpg', '.jpeg'],
      maxBytes: 10 * MB,
      label: sentence('PNG or JPEG'),
    });
  });

  test('course material is a PDF of at most 50 MB', () => {
    expect(uploadRules.pdf).toEqual({
      mimeTypes: ['application/pdf'],
      extensions: ['.pdf'],
      maxBytes: 50 * MB,
      label: sentence('{what, select, format {PDF} other {PDF}}', { what: 'format' }),
    });
  });

  test.each([
    ['a PNG', png, 'image'],
    ['a JPEG', { ...png, type: 'image/jpeg' }, 'image'],
    ['a file with its type in capitals', { ...png, type: 'IMAGE/PNG' }, 'image'],
    ['a PNG with another ending', { ...png, name: 'cover' }, 'image'],
    ['an image of exactly 10 MB', { ...png, size: 10 * MB }, 'image'],
    ['an image of unknown type by its ending', { ...png, type: '', name: 'COVER.JPEG' }, 'image'],
    ['a PDF', pdf, 'pdf'],
    ['a PDF of exactly 50 MB', { ...pdf, size: 50 * MB }, 'pdf'],
    ['a PDF of unknown type by its ending', { ...pdf, type: '' }, 'pdf'],
  ] as const)('an upload is taken that is %s', (_, file, kind) => {
    expect(uploadProblem(file, uploadRules[kind])).toBeNull();
  });

  test.each([
    ['a GIF', { ...png, type: 'image/gif' }, 'image', 'cover.png is not a PNG or JPEG file.'],
    ['a PDF as image', pdf, 'image', 'book.pdf is not a PNG or JPEG file.'],
    ['an image as PDF', png, 'pdf', 'cover.png is not a PDF file.'],
    [
      'a file with an unknown ending',
      { ...png, type: '', name: 'png.txt' },
      'image',
      'png.txt is not a PNG or JPEG file.',
    ],
    ['a file named like an ending', { ...png, type: '', name: 'png' }, 'image', 'png is not a PNG or JPEG file.'],
    ['an empty image', { ...png, size: 0 }, 'image', 'cover.png is empty.'],
    ['an image that is too large', { ...png, size: 10 * MB + 1 }, 'image', 'cover.png is larger than 10 MB.'],
    ['a PDF that is too large', { ...pdf, size: 50 * MB + 1 }, 'pdf', 'book.pdf is larger than 50 MB.'],
    ['an empty file of a wrong type', { ...pdf, size: 0 }, 'image', 'book.pdf is not a PNG or JPEG file.'],
  ] as const)('an upload is rejected that is %s', (_, file, kind, message) => {
    const problem = uploadProblem(file, uploadRules[kind]);
    expect(problem && english(problem)).toBe(message);
  });

  test.each([
    [10_000, 5000, false],
    [10_000, 5001, true],
    [MAX_IMAGE_PIXELS, 1, false],
  ])('an image of %i by %i has too many pixels: %s', (width, height, isTooMany) => {
    expect(hasTooManyPixels(width, height)).toBe(isTooMany);
  });

  test.each([
    [[], null],
    [['link'], 'Stored without links that do not lead to a web page. Check that nothing important is missing.'],
    [
      ['signature', 'action'],
      'Stored without scripts and commands and signatures. Check that nothing important is missing.',
    ],
    [['reference', 'hologram'], 'Stored without links to other files. Check that nothing important is missing.'],
    [['hologram'], null],
  ])('a PDF from which %j was removed is described by %j', (removed, text) => {
    const described = removedContentText(removed);
    expect(described && english(described)).toBe(text);
  });

  test('an image may have 50 megapixels', () => {
    expect(MAX_IMAGE_PIXELS).toBe(50_000_000);
  });
});
