// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { interRanges, subsetInter } from '../../scripts/subsetInter.ts';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, name));

test('the files of Inter are up to date; `npm run fonts` in packages/ui writes them again', async () => {
  for (const [name, file] of await subsetInter()) expect(read(`inter/${name}`).equals(file), name).toBe(true);
});

test('fonts.css gives each file of Inter the range of letters that it has', () => {
  const css = read('fonts.css').toString().replaceAll(/\s+/g, ' ');
  for (const [name, ranges] of Object.entries(interRanges)) {
    expect(css).toContain(`url("./inter/${name}?no-inline") format("woff2"); unicode-range: ${ranges};`);
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

test('the file of Inter that every page loads has at most 16 kB', () => {
  expect(read('inter/inter-ascii.woff2').length).toBeLessThan(16_000);
});

test('the files of Inter have the same weights, otherwise bold text uses only those that have 700', () => {
  const faces = read('fonts.css')
    .toString()
    .split('@font-face')
    .filter((face) => face.includes('"Inter Variable"'));
  expect(faces).toHaveLength(4);
  for (const face of faces) expect(face).toContain('font-weight: 400 600;');
});
