import { expect, test } from 'vitest';
import { sentence } from '../sentence/sentence.ts';
import { english } from './english.ts';

test.each([
  [sentence('Save'), 'Save'],
  [sentence('{n, plural, one {# choice} other {# choices}} of {name}', { n: 1, name: 'Ann' }), '1 choice of Ann'],
  [sentence('{n} of 2000', { n: 1000 }), '1000 of 2000'],
  [
    sentence('{parts} missing', { parts: ['A title', sentence('a {what}', { what: 'cover' })] }),
    'A title and a cover missing',
  ],
])('%j is read by the API as %s', (described, text) => {
  expect(english(described)).toBe(text);
});
