import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
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

test('the tests of mutations are in projects of Vitest', () => {
  const projects = JSON.stringify(config.test?.projects);
  for (const { tests } of MUTATIONS) expect(projects).toContain(`"name":"${tests.split(': ')[0]}"`);
});

test('there are sixty mutations', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(60);
});
