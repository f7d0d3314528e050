import { expect, test } from 'vitest';
import { nameRuns } from './nameRuns.ts';

const scripts = {
  latin: /^[\p{Script=Latin}\p{Mark}\s.-]+$/u,
  thai: /^\p{Script=Thai}+$/u,
  arabic: /^[\p{Script=Arabic}\p{Mark}]+$/u,
};
const fontOf = (letter: string) => Object.entries(scripts).find(([, pattern]) => pattern.test(letter))?.[0];

test.each([
  ['Ada Lovelace', 'latin:Ada| |latin:Lovelace'],
  ['สมชาย Smith', 'thai:สมชาย| |latin:Smith'],
  ['น้ำทิพย์', 'thai:น้ำทิพย์'],
  // Arabic words are ordered from right to left, even among Latin ones.
  ['نور الهدى', 'arabic:الهدى| |arabic:نور'],
  ['Dr. نور الهدى Hashimi', 'latin:Dr.| |arabic:الهدى| |arabic:نور| |latin:Hashimi'],
  ['', ''],
])('the name %s is set as %s', (name, pieces) => {
  const runs = nameRuns(name, fontOf)?.map(({ text, font }) => (text.trim() === '' ? text : `${font}:${text}`));
  expect(runs?.join('|')).toBe(pieces);
});

test('a name with a letter that no font has is not split into runs', () => {
  expect(nameRuns('Ада', fontOf)).toBeNull();
});
