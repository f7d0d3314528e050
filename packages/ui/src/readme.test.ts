import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The entries in the table 'What is where': the first word of each item of the second column. */
function documentedEntries(): readonly string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('## What is where')).split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| **'));
  return rows.flatMap((row) => {
    const items =
      row
        .split('|')[2]
        ?.replace(/\([^()]*\)/g, '')
        .split(':')[0] ?? '';
    return items.split(',').map((item) => item.trim().split(' ')[0]?.replaceAll('`', '') ?? '');
  });
}

test('the README lists the entry points of the package', () => {
  const entries = globSync('src/*/index.ts', { cwd: root }).map((file) => basename(dirname(file)));
  expect([...documentedEntries()].sort()).toEqual(entries.sort());
});

test('the README has at most 600 words', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split(/\s+/).length).toBeLessThanOrEqual(600);
});
