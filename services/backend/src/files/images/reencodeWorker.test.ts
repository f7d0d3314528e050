import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { claimedPng } from '../../testing/sampleImages.ts';
import reencode from './reencodeWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'cpd-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reencodeBytes(bytes: Buffer) {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return reencode(path);
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const noise = () =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const png = await noise().png().toBuffer();
const interlaced = await noise().png({ progressive: true }).toBuffer();
const baseline = await noise().jpeg().toBuffer();
const grey = await noise().greyscale().jpeg().toBuffer();
const progressive = await noise().jpeg({ progressive: true }).toBuffer();
const extraneous = Buffer.concat([baseline.subarray(0, 20), Buffer.from([0, 0]), baseline.subarray(20)]);

const nothing = Buffer.alloc(0);

test.each([
  ['a PNG', png, nothing],
  ['an interlaced PNG', interlaced, nothing],
  ['a JPEG', baseline, nothing],
  ['a JPEG with an end mark', baseline, END_OF_JPEG],
  ['a grey JPEG with an end mark', grey, END_OF_JPEG],
  ['a progressive JPEG', progressive, nothing],
  ['a JPEG with extraneous bytes and an end mark', extraneous, END_OF_JPEG],
])('%s that is cut is rejected unless it has all its pixels', async (_, complete, end) => {
  const whole = await reencodeBytes(complete);
  expect(whole).toHaveProperty('bytes');
  const step = Math.ceil(complete.length / 80);
  const lengths = Array.from({ length: 80 }, (_item, index) => 10 + index * step).filter(
    (n) => n < complete.length - 20,
  );
  for (const length of [...lengths, complete.length - 3, complete.length - 2, complete.length - 1]) {
    const cut = await reencodeBytes(Buffer.concat([complete.subarray(0, length), end]));
    if (cut !== 'damaged') expect(cut, `the first ${length} bytes`).toEqual(whole);
    if (length < complete.length - 20) expect(cut, `the first ${length} bytes`).toBe('damaged');
  }
});

test('a JPEG with pixels that cannot be read is rejected', async () => {
  const start = baseline.indexOf(Buffer.from([0xff, 0xda])) + 40;
  const changed = Buffer.from(baseline);
  changed.fill(0xfe, start, start + 200);
  expect(await reencodeBytes(changed)).toBe('damaged');
});

test.each([
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', nothing],
  ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
])('%s is neither a PNG nor a JPEG', async (_, bytes) => {
  expect(await reencodeBytes(bytes)).toBe('unsupported');
});

test.each(['webp', 'tiff', 'avif'] as const)('an image in another format is not decoded: %s', async (format) => {
  expect(await reencodeBytes(await readable(format))).toBe('unsupported');
});

async function readable(format: 'webp' | 'tiff' | 'avif'): Promise<Buffer> {
  return noise().toFormat(format).toBuffer();
}

test('the size that an image claims is checked before it is decoded', async () => {
  expect(await reencodeBytes(claimedPng(60_000, 60_000))).toBe('tooManyPixels');
  expect(await reencodeBytes(claimedPng(0, 20))).toBe('damaged');
});
