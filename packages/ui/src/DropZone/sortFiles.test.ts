// @vitest-environment node
import { expect, test } from 'vitest';
import { imageKind, pdfKind } from './fileKinds.fixture.ts';
import { sortFiles } from './sortFiles.ts';

const png = { name: 'cover.png', type: 'image/png', size: 2048 };
const jpeg = { name: 'poster.jpg', type: 'image/jpeg', size: 2048 };
const pdf = { name: 'course.pdf', type: 'application/pdf', size: 2048 };
const huge = { name: 'huge.png', type: 'image/png', size: 11 * 1024 * 1024 };

test('sortFiles accepts one file of an accepted kind', () => {
  expect(sortFiles([png], imageKind, false)).toEqual({ taken: [png], refusals: [] });
  expect(sortFiles([pdf], pdfKind, false)).toEqual({ taken: [pdf], refusals: [] });
});

test('sortFiles rejects a file of another kind and names it', () => {
  const { taken, refusals } = sortFiles([pdf], imageKind, false);
  expect(taken).toEqual([]);
  expect(refusals).toEqual(['course.pdf is not a PNG or JPEG file.']);
});

test('sortFiles rejects a file that is too large and one that is empty', () => {
  expect(sortFiles([huge], imageKind, false).refusals).toEqual(['huge.png is larger than 10 MB.']);
  expect(sortFiles([{ ...png, size: 0 }], imageKind, false).refusals).toEqual(['cover.png is empty.']);
});

test('sortFiles accepts the valid ones of several files and names the others', () => {
  const { taken, refusals } = sortFiles([png, pdf, jpeg], imageKind, true);
  expect(taken).toEqual([png, jpeg]);
  expect(refusals).toEqual(['course.pdf is not a PNG or JPEG file.']);
});

test('sortFiles rejects several files where one is allowed', () => {
  const { taken, refusals } = sortFiles([png, jpeg], imageKind, false);
  expect(taken).toEqual([]);
  expect(refusals).toHaveLength(2);
});
