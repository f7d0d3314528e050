import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { designTokens } from '../../scripts/designTokens.ts';
import { elevation } from './elevation.ts';

const written = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../tokens.json'), 'utf8'));

test('tokens.json matches the theme (update it with `npm run tokens` in packages/ui)', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(designTokens())));
});

test('every reference is a colour of the palette', () => {
  const references = JSON.stringify(written).match(/\{palette\.[^}]+\}/g) ?? [];
  expect(references.length).toBeGreaterThan(30);
  for (const reference of references) {
    const [name = '', step = ''] = reference.slice('{palette.'.length, -1).split('.');
    const token = step === '' ? written.palette[name] : written.palette[name]?.[step];
    expect(token, reference).toMatchObject({ $type: 'color' });
  }
});

test('both themes define every semantic colour', () => {
  expect(Object.keys(written.dark)).toEqual(Object.keys(written.light));
});

test('a shadow has the colour and the offset of its theme', () => {
  for (const name of ['light', 'dark']) {
    expect(written[name].shadow).toMatchObject({ $type: 'color' });
    expect(Object.keys(written.shadow[name])).toEqual(Object.keys(elevation));
    expect(written.shadow[name].popover).toEqual({
      $type: 'shadow',
      $value: {
        color: `{${name}.shadow}`,
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 8, unit: 'px' },
        blur: { value: 24, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    });
  }
});
