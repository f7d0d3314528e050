import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(`${root}docs/security.md`, 'utf8');

const namedTests = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);

/** Tests of the service are named from its folder, others from the root. */
function pathOf(path: string): string | undefined {
  return [`services/backend/src/${path}`, path].find((candidate) => existsSync(root + candidate));
}

test('each test that docs/security.md names exists', () => {
  expect(namedTests.length).toBeGreaterThan(50);
  expect(namedTests.filter((path) => pathOf(path) === undefined)).toEqual([]);
});

test('each requirement says what is done and names what shows it', () => {
  const requirements = [...text.matchAll(/^- \*\*[\d., –]+\*\* (.*)$/gm)].map(([, requirement = '']) => requirement);
  expect(requirements.length).toBeGreaterThan(50);
  expect(requirements.filter((requirement) => !/^\S.+ \(.+\)\.$/.test(requirement))).toEqual([]);
});
