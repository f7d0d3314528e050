import { NAME_COLOUR, nameFont, nameLine } from '@cpd/domain/namePlacing';
import { expect, test } from 'vitest';
import { type DrawingSurface, drawCertificate } from './drawCertificate.ts';

/** A context on a bitmap of 800 × 400 pixels whose letters are half as wide as high. It records its calls. */
function stagedContext() {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...how: unknown[]) => {
      calls.push([name, ...how]);
    };
  const context: DrawingSurface = {
    canvas: { width: 800, height: 400 },
    font: '',
    fillStyle: '',
    textAlign: 'start',
    textBaseline: 'top',
    direction: 'inherit',
    setTransform: record('setTransform'),
    clearRect: record('clearRect'),
    drawImage: record('drawImage'),
    fillText: record('fillText'),
    measureText: (text) => ({ width: (text.length * fontSizeOf(context)) / 2 }),
  };
  return { context, calls };
}

function fontSizeOf({ font }: DrawingSurface): number {
  return Number.parseFloat(font.split(' ')[1] ?? '');
}

const template = { width: 2000, height: 1000 };
const faces = [{ font: '@fontsource/sarabun', file: 'sarabun-latin-600-normal' }];
const picture = document.createElement('canvas');

test('drawCertificate fills the bitmap with the template', () => {
  const { context, calls } = stagedContext();
  drawCertificate(context, { picture, template, position: 300, name: { text: 'Ann Lee', faces } });
  expect(calls).toContainEqual(['clearRect', 0, 0, 800, 400]);
  expect(calls).toContainEqual(['drawImage', picture, 0, 0, 800, 400]);
});

test('drawCertificate draws the name in template pixels where the shared geometry puts it', () => {
  const { context, calls } = stagedContext();
  drawCertificate(context, { picture, template, position: 300, name: { text: 'Ann Lee', faces } });
  const line = nameLine(template, 300, (fontSize) => (7 * fontSize) / 2);
  expect(calls.at(-2)).toEqual(['setTransform', 0.4, 0, 0, 0.4, 0, 0]);
  expect(calls.at(-1)).toEqual(['fillText', 'Ann Lee', line.centreX, line.baselineY]);
  expect(context).toMatchObject({
    font: nameFont(line.fontSize, faces),
    fillStyle: NAME_COLOUR,
    textAlign: 'center',
    textBaseline: 'alphabetic',
    direction: 'ltr',
  });
});

test('drawCertificate reduces the font size of a long name until it fits', () => {
  const { context } = stagedContext();
  drawCertificate(context, { picture, template, position: 300, name: { text: 'x'.repeat(100), faces } });
  expect(100 * (fontSizeOf(context) / 2)).toBeLessThanOrEqual(0.9 * template.width);
  expect(100 * (fontSizeOf(context) / 2)).toBeGreaterThan(0.89 * template.width);
});

test('drawCertificate draws only the template without a font for the name', () => {
  const { context, calls } = stagedContext();
  drawCertificate(context, { picture, template, position: 300, name: null });
  expect(calls.map(([name]) => name)).not.toContain('fillText');
});
