import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const namedIn = (document: string, pattern: RegExp) => [
  ...new Set([...read(document).matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

describe('docs/security.md', () => {
  const tests = namedIn('docs/security.md', /`([\w/.-]+\.(?:test|spec)\.tsx?)`/g);

  test('names the tests that show what it says', () => {
    expect(tests.length).toBeGreaterThan(15);
  });

  test.each(tests)('names an existing test: %s', (path) => {
    expect(existsSync(`${root}services/backend/src/${path}`) || existsSync(`${root}${path}`)).toBe(true);
  });
});

describe.each(['docs/operations.md', 'README.md'])('%s', (document) => {
  test('names existing commands', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = namedIn(document, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(named).not.toEqual([]);
  });
});

describe.each(globSync('{*.md,docs/*.md}', { cwd: root }))('%s', (document) => {
  test('links only files that exist', () => {
    const links = namedIn(document, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });
});
