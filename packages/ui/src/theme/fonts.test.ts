// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts, subsets } from '../../scripts/subsetFonts.ts';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, name));

test('the subsets of fonts are up to date; `npm run fonts` in packages/ui writes them again', async () => {
  for (const [name, file] of await subsetFonts()) expect(read(name).equals(file), name).toBe(true);
});

test('fonts.css gives each subset the range of characters that it has', () => {
  const css = read('fonts.css').toString().replaceAll(/\s+/g, ' ');
  for (const [name, { ranges }] of Object.entries(subsets)) {
    expect(css).toContain(`url("./${name}?no-inline") format("woff2"); unicode-range: ${ranges};`);
  }
});

test('all faces of Inter have one range of weights, without which browsers use those of one range alone', () => {
  const faces = read('fonts.css')
    .toString()
    .split('@font-face')
    .filter((face) => face.includes('"Inter Variable"'));
  const weights = faces.map((face) => /font-weight: ([^;]+);/.exec(face)?.[1]);
  expect(weights).toEqual(faces.map(() => '400 600'));
});

test.each([
  ['inter/inter-ascii.woff2', 16_000],
  ['jetbrains-mono/jetbrains-mono-ids.woff2', 6000],
])('%s, which every list loads, is smaller than %i bytes', (name, size) => {
  expect(read(name).length).toBeLessThan(size);
});

test('the files of Inter have the same weights, otherwise bold text uses only those that have 700', () => {
  const faces = read('fonts.css')
    .toString()
    .split('@font-face')
    .filter((face) => face.includes('"Inter Variable"'));
  expect(faces).toHaveLength(4);
  for (const face of faces) expect(face).toContain('font-weight: 400 600;');
});
