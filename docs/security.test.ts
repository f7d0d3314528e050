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

test('each requirement has a status, says what is done and names what shows it', () => {
  const section = text.slice(text.indexOf('## ASVS 5.0'), text.indexOf('## Deadlines'));
  const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  const requirements = rows.filter(([first]) => first !== 'requirement' && first !== '---');
  expect(requirements.length).toBeGreaterThan(70);
  for (const [number, status, how, shownBy, ...more] of requirements) {
    expect(number).toMatch(status === 'extra' ? /^–$/ : /^\d[\d., –]+$/);
    expect(status).toMatch(/^(met|partly|extra)$/);
    expect([how, shownBy, ...more]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  }
});
