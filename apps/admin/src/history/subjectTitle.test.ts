import { expect, test } from 'vitest';
import { subjectTitle } from './subjectTitle.ts';

test.each([
  ['course', null, '(Draft) · 5r23vjj4'],
  ['certificateGroup', ' ', '(Draft) · 5r23vjj4'],
  ['course', 'Anatomy', 'Anatomy'],
  ['event', 'https://example.org/ecg-night', 'Ecg night'],
  ['event', null, null],
  ['post', null, null],
  ['certificate', null, null],
])('the title of a %s with the title %j is %j', (kind, title, name) => {
  expect(subjectTitle({ kind, title, _id: '5r23vjj4kx8m' })).toBe(name);
});

test('an untitled course without an id is a draft', () => {
  expect(subjectTitle({ kind: 'course', title: null, _id: null })).toBe('(Draft)');
});
