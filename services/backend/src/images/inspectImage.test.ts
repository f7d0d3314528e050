import { expect, test } from 'vitest';
import { claimedPng, sampleJpeg, samplePng } from '../testing/sampleImages.ts';
import { inspectImage } from './inspectImage.ts';

test('inspectImage tells a PNG and its size by its content', () => {
  expect(inspectImage(samplePng(31, 17))).toEqual({ mimeType: 'image/png', size: { width: 31, height: 17 } });
});

test('inspectImage tells a JPEG and its size by its content', () => {
  expect(inspectImage(sampleJpeg(1, 64, 33))).toEqual({ mimeType: 'image/jpeg', size: { width: 64, height: 33 } });
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

test('inspectImage finds every image that is cut off damaged, wherever the cut is', () => {
  for (const whole of [samplePng(), sampleJpeg()]) {
    for (let length = 8; length < whole.length; length += 1) {
      expect(inspectImage(whole.subarray(0, length))?.size ?? null).toBeNull();
    }
  }
});

test('inspectImage is not misled by the end of a thumbnail inside a photograph that is cut off', () => {
  const photograph = sampleJpeg(1, 400, 300);
  const thumbnail = sampleJpeg();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), Buffer.alloc(2), thumbnail]);
  segment.writeUInt16BE(thumbnail.length + 2, 2);
  const whole = Buffer.concat([photograph.subarray(0, 2), segment, photograph.subarray(2)]);
  expect(inspectImage(whole)?.size).toEqual({ width: 400, height: 300 });
  expect(inspectImage(whole.subarray(0, -3))?.size).toBeNull();
});

test('inspectImage finds an image without any pixels damaged', () => {
  expect(inspectImage(claimedPng(0, 20))?.size).toBeNull();
});
