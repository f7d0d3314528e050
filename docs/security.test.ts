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

test('each requirement says what is done, and ends with its tests or a review', () => {
  const section = text.slice(text.indexOf('## ASVS 5.0'), text.indexOf('## Deadlines'));
  const requirements = section.split('\n').filter((line) => line.startsWith('- '));
  expect(requirements.length).toBeGreaterThan(70);
  for (const requirement of requirements) {
    expect(requirement).toMatch(
      /^- \*\*(extra|\d[\d., –]+)\*\*( \(partly\))?: \S.*\w.*\. (\*[\w ]+\*|`[^`]+`(, `[^`]+`)*)$/,
    );
  }
});
