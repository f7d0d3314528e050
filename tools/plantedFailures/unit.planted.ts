import { expect, test } from 'vitest';

let runs = 0;

test('fails once', () => {
  runs += 1;
  expect(runs).toBe(2);
});

test('fails always', () => {
  expect(1).toBe(2);
});

test('passes', () => {
  expect(1).toBe(1);
});
