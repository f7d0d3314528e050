import { expect, test } from 'vitest';
import { newId } from './id.ts';

test('ids are 26 digits and lower-case letters, unique, and in no order of time', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.every((id) => /^[0-7][0-9a-v]{25}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.toSorted()).not.toEqual(ids);
});
