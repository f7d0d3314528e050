import { expect, test } from 'vitest';
import { segment } from '../testing/buildJpeg.ts';
import { buildPng, headerChunk, pngChunk, pngOf, RGB } from '../testing/buildPng.ts';
import { exifData } from '../testing/imageVariants.ts';
import { claimedPng, sampleJpeg, samplePng } from '../testing/sampleImages.ts';
import { inspectImage } from './inspectImage.ts';

test('inspectImage tells a PNG and its size by its content', () => {
  expect(inspectImage(samplePng(31, 17))).toEqual({
    mimeType: 'image/png',
    size: { width: 31, height: 17 },
    hasEnd: true,
    orientation: 1,
  });
});

test('inspectImage tells a JPEG and its size by its content', () => {
  expect(inspectImage(sampleJpeg(1, 64, 33))).toMatchObject({
    mimeType: 'image/jpeg',
    size: { width: 64, height: 33 },
    hasEnd: true,
  });
});

test('inspectImage reads the size that is claimed without decoding anything', () => {
  expect(inspectImage(claimedPng(60_000, 60_000))?.size).toEqual({ width: 60_000, height: 60_000 });
});

test.each([
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['WebP', Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
])('inspectImage knows no %s', (_, bytes) => {
  expect(inspectImage(bytes)).toBeNull();
});

test('inspectImage reports a PNG that ends inside a chunk as damaged', () => {
  const complete = buildPng({
    width: 4,
    height: 4,
    colourType: RGB,
    bitDepth: 8,
    halves: [
      [0, 0, 0],
      [1, 1, 1],
    ],
  });
  const ends = [33, complete.length - 12, complete.length];
  for (let length = 8; length < complete.length; length += 1) {
    expect(inspectImage(complete.subarray(0, length))?.size !== null).toBe(ends.includes(length));
  }
});

test('inspectImage reports a JPEG that ends before its pixels as damaged, and one that ends later as incomplete', () => {
  const complete = sampleJpeg();
  for (let length = 4; length < complete.length; length += 1) {
    const head = inspectImage(complete.subarray(0, length));
    expect(head?.hasEnd).toBe(false);
    expect(head?.size === null).toBe(length < complete.indexOf(Buffer.from([0xff, 0xda])) + 9);
  }
});

test('inspectImage does not confuse the end of a thumbnail with that of the photograph', () => {
  const photograph = sampleJpeg(1, 400, 300);
  const thumbnail = sampleJpeg();
  const complete = Buffer.concat([photograph.subarray(0, 2), segment(0xe1, thumbnail), photograph.subarray(2)]);
  expect(inspectImage(complete)).toMatchObject({ size: { width: 400, height: 300 }, hasEnd: true });
  expect(inspectImage(complete.subarray(0, -3))?.hasEnd).toBe(false);
});

test.each([
  ['little-endian', exifData(6), 6],
  ['big-endian', exifData(8, true), 8],
  ['an unknown number', exifData(9), 1],
  ['cut off', exifData(6).subarray(0, 15), 1],
  ['no TIFF data', Buffer.from('anything'), 1],
  ['empty', Buffer.alloc(0), 1],
])('inspectImage reads the orientation of a PNG: %s', (_, exif, orientation) => {
  const head = { width: 4, height: 4, colourType: RGB, bitDepth: 8 };
  const png = pngOf(headerChunk(head), pngChunk('eXIf', exif), pngChunk('IDAT', Buffer.alloc(4)));
  expect(inspectImage(png)?.orientation).toBe(orientation);
});

test('inspectImage reports an image without pixels as damaged', () => {
  expect(inspectImage(claimedPng(0, 20))?.size).toBeNull();
});
