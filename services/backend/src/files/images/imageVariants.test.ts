import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, expect, test } from 'vitest';
import { imageVariants } from '../../testing/imageVariants.ts';
import { reencode } from './reencode.ts';

const folder = mkdtempSync(join(tmpdir(), 'cpd-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the size of an image and the red, green and blue of its first and its last pixel. */
async function look(bytes: Buffer) {
  const image = await loadImage(bytes);
  const { width, height } = image;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = ctx.getImageData(0, 0, 1, 1).data;
  const [lastRed = 0, lastGreen = 0, lastBlue = 0] = ctx.getImageData(width - 1, height - 1, 1, 1).data;
  return { width, height, colours: [red, green, blue, lastRed, lastGreen, lastBlue] };
}

test.each(imageVariants)(
  'an image that browsers display is accepted and stored with the same look: $name',
  async (variant) => {
    const path = join(folder, 'file');
    writeFileSync(path, variant.bytes);
    const reencoded = await reencode(path);
    const { width, height, colours } = await look(Buffer.from(reencoded.bytes));
    expect([reencoded.width, reencoded.height]).toEqual([variant.width, variant.height]);
    expect([width, height]).toEqual([variant.width, variant.height]);
    // A JPEG's colours are rounded when it is written.
    const differences = variant.colours
      .flat()
      .map((colour, index) => Math.abs(colour - (colours[index] ?? Number.NaN)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(6);
  },
);
