import { expect, test } from 'vitest';
import { filesBelow, folderOf, MUTATIONS, placesOf } from './mutations.ts';

test.each(MUTATIONS)('the text of a mutation occurs once: $fault', (mutation) => {
  expect(placesOf(mutation)).toEqual([expect.any(String)]);
  expect(mutation.replacement).not.toContain(mutation.text);
});

test.each(MUTATIONS)('a mutation names test files: $fault', ({ tests }) => {
  const [project = '', name = ''] = tests.split(': ');
  expect(filesBelow(folderOf(project)).filter((path) => path.includes(name) && /\.test\.tsx?$/.test(path))).not.toEqual(
    [],
  );
});

test('there are sixty mutations', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(60);
});
