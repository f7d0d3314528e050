import { expect, test } from 'vitest';
import { imageKind, pdfKind } from './fileKinds.fixture.ts';
import { sortFiles } from './sortFiles.ts';

const png = { name: 'cover.png', type: 'image/png', size: 2048 };
const jpeg = { name: 'poster.jpg', type: 'image/jpeg', size: 2048 };
const pdf = { name: 'course.pdf', type: 'application/pdf', size: 2048 };
const huge = { name: 'huge.png', type: 'image/png', size: 11 * 1024 * 1024 };

test('sortFiles accepts one file of an accepted kind', () => {
  expect(sortFiles([png], imageKind, false)).toEqual({ accepted: [png], rejections: [] });
  expect(sortFiles([pdf], pdfKind, false)).toEqual({ accepted: [pdf], rejections: [] });
});

test('sortFiles rejects a file of another kind and names it', () => {
  const { accepted, rejections } = sortFiles([pdf], imageKind, false);
  expect(accepted).toEqual([]);
  expect(rejections).toEqual(['course.pdf is not a PNG or JPEG file.']);
});

test('sortFiles rejects a file that is too large and one that is empty', () => {
  expect(sortFiles([huge], imageKind, false).rejections).toEqual(['huge.png is larger than 10 MB.']);
  expect(sortFiles([{ ...png, size: 0 }], imageKind, false).rejections).toEqual(['cover.png is empty.']);
});

test('sortFiles accepts the valid ones of several files and names the others', () => {
  const { accepted, rejections } = sortFiles([png, pdf, jpeg], imageKind, true);
  expect(accepted).toEqual([png, jpeg]);
  expect(rejections).toEqual(['course.pdf is not a PNG or JPEG file.']);
});

test('sortFiles rejects several files where one is allowed', () => {
  const { accepted, rejections } = sortFiles([png, jpeg], imageKind, false);
  expect(accepted).toEqual([]);
  expect(rejections).toHaveLength(2);
});

test.each([true, false])('sortFiles says that there is no file, where several are allowed: %s', (allowsMultiple) => {
  const { rejections } = sortFiles([], imageKind, allowsMultiple);
  expect(rejections).toEqual(['There is no file in what was dropped.']);
});
