import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOthersChanges, hasSameValues, isBlank, mergedValues } from './editing.ts';

interface Values {
  readonly title: string;
  readonly count: number;
  readonly cover: string | null;
  readonly posters: readonly string[];
  readonly choices: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

const choices = (correct: string, ...texts: string[]) => texts.map((text) => ({ text, isCorrect: text === correct }));

const opened: Values = {
  title: 'Anatomy',
  count: 1,
  cover: 'a',
  posters: ['x', 'y'],
  choices: choices('5', '5', '10'),
};

describe('values', () => {
  test.each<[string, Partial<Values>, boolean]>([
    ['copied', { posters: ['x', 'y'] }, true],
    ['with another text', { title: 'anatomy' }, false],
    ['with another number', { count: 2 }, false],
    ['without an id', { cover: null }, false],
    ['with a list in another order', { posters: ['y', 'x'] }, false],
    ['with a longer list', { posters: ['x', 'y', 'z'] }, false],
    ['with a shorter list', { posters: ['x'] }, false],
    ['with a copied list of objects', { choices: choices('5', '5', '10') }, true],
    ['with another text in a list of objects', { choices: choices('5', '5', '20') }, false],
    ['with another flag in a list of objects', { choices: choices('10', '5', '10') }, false],
  ])('values %s are the same: %s', (_, part, isSame) => {
    expect(hasSameValues(opened, { ...opened, ...part })).toBe(isSame);
    expect(hasSameValues({ ...opened, ...part }, opened)).toBe(isSame);
  });
});

describe('changes that I and others have made since a form was opened', () => {
  test.each<[string, Partial<Values>, Partial<Values>, boolean, Partial<Values>]>([
    ['without any change', {}, {}, false, {}],
    ['with my changes alone', { title: 'Mine' }, {}, false, { title: 'Mine' }],
    ['with their changes alone', {}, { title: 'Theirs' }, true, { title: 'Theirs' }],
    ['with changes to different fields', { title: 'Mine' }, { count: 2 }, true, { title: 'Mine', count: 2 }],
    ['with different changes to the same field', { title: 'Mine' }, { title: 'Theirs' }, true, { title: 'Mine' }],
    ['with equal changes to the same field', { title: 'Both' }, { title: 'Both' }, false, { title: 'Both' }],
    ['with my change of what they cleared', { cover: 'b' }, { cover: null }, true, { cover: 'b' }],
    [
      'with changes to a list, which counts as a whole',
      { posters: ['x'] },
      { posters: ['x', 'y', 'z'] },
      true,
      { posters: ['x'] },
    ],
    [
      'with my change of a text in a list of objects, and theirs of a flag',
      { choices: choices('5', '5', '20') },
      { choices: choices('10', '5', '10') },
      true,
      { choices: choices('5', '5', '20') },
    ],
    [
      'with the same change in a list of objects, but for blanks around a text',
      { choices: choices('5', '5', '20 ') },
      { choices: choices('5', '5', '20') },
      false,
      { choices: choices('5', '5', '20 ') },
    ],
    [
      'with their change of a list and mine of a number',
      { count: 5 },
      { posters: [] },
      true,
      { count: 5, posters: [] },
    ],
  ])('what others have changed is found and merged into a form %s', (_, mine, theirs, isFound, merged) => {
    const values = [opened, { ...opened, ...mine }, { ...opened, ...theirs }] as const;
    expect(hasOthersChanges(...values)).toBe(isFound);
    expect(mergedValues(...values)).toEqual({ ...opened, ...merged });
  });
});

test.each([
  ['a mark of direction at its end', 'New\u200e', 'New'],
  ['invisible characters and blanks around it', '\u2800New\ufeff ', 'New'],
  ['isolates of a chat program', '\u2068New\u2069', 'New'],
  ['a line break of a slide', 'N\u000bew', 'N ew'],
  ['line breaks of Windows', 'N\r\new', 'N\new'],
])('my own text is no change of others once it is stored without %s', (_, title, stored) => {
  const theirs = { ...opened, title: stored };
  expect(hasOthersChanges(opened, { ...opened, title }, theirs)).toBe(false);
  expect(hasOthersChanges({ ...opened, title }, { ...opened, title: `${title} and more` }, theirs)).toBe(false);
  expect(hasOthersChanges(opened, { ...opened, title }, { ...opened, title: `${stored}er` })).toBe(true);
});

const values = fc.record({
  title: fc.constantFrom('', 'a', 'b'),
  count: fc.constantFrom(0, 1),
  cover: fc.constantFrom(null, 'a'),
  posters: fc.subarray(['x', 'y']),
});

test('an unedited form takes the saved values of others', () => {
  fc.assert(
    fc.property(values, values, (saved, theirs) => {
      expect(mergedValues(saved, saved, theirs)).toEqual(theirs);
    }),
  );
});

test('a merged form has no conflicts with the saved values', () => {
  fc.assert(
    fc.property(values, values, values, (saved, mine, theirs) => {
      expect(hasOthersChanges(theirs, mergedValues(saved, mine, theirs), theirs)).toBe(false);
    }),
  );
});

describe('a form is blank', () => {
  const blank = { name: '', count: 0, cover: null, posters: [] };
  test.each([
    [{}, true],
    [{ name: 'Ward leadership' }, false],
    [{ count: 1 }, false],
    [{ cover: 'image-1' }, false],
    [{ posters: ['image-1'] }, false],
  ])('with %j: %s', (part, expected) => {
    expect(isBlank({ ...blank, ...part })).toBe(expected);
  });
});
