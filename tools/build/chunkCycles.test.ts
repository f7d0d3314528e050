import { expect, test } from 'vitest';
import { findCycle } from './chunkCycles.ts';

test.each<[string, Record<string, string[]>, string[] | undefined]>([
  ['chunks that share one', { page: ['shared', 'react'], other: ['shared'], shared: ['react'], react: [] }, undefined],
  ['an import from outside of the build', { page: ['https://example.org/lib.js'] }, undefined],
  ['two chunks', { page: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['three chunks', { page: ['x', 'a'], x: [], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
])('findCycle with %s', (_, imports, cycle) => {
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});
