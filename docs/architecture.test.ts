import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The files that a part of the document links in its numbered lists. */
function linkedFiles(part: string): readonly string[] {
  return [...part.matchAll(/^\d+\. \[[^\]]+\]\(\.\.\/([^)]+)\)/gm)].map(([, path = '']) => path);
}

/** The files that a file imports. The index of a component's folder counts as what it exports. */
function importsOf(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const names = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const found = fileOf(name, path);
    return found === undefined ? [] : found.endsWith('/index.ts') ? [found, ...importsOf(found)] : [found];
  });
}

function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  const [, workspace, entry = ''] = /^@cpd\/(\w+)\/(.+)$/.exec(name) ?? [];
  if (workspace === undefined) return undefined;
  const folder = `packages/${workspace}/src/${entry}`;
  const candidates = [`${folder}/index.ts`, `${folder}/resource.ts`, `${folder}/${entry}.ts`, `${folder}.ts`];
  return candidates.find((candidate) => existsSync(join(root, candidate)));
}

test('the five files to read first exist', () => {
  const files = linkedFiles(text.split('## Read these')[1]?.split('## Three flows')[0] ?? '');
  expect(files).toHaveLength(5);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  ['Sign in', 22],
  ['Save a course with a new PDF', 24],
  ['Enable an event', 22],
])('the files of "%s" exist once each, and an earlier one imports each', (title, limit) => {
  const flow = text.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
  const files = linkedFiles(flow);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(limit);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  // A list that continues after a navigation starts with a page that no earlier file imports.
  const starts = flow.split(/^(?!\d+\. ).+$/m).flatMap((list) => linkedFiles(list).slice(0, 1));
  const unreachable = files.filter((path, index) => {
    const isImported = files.slice(0, index).some((earlier) => importsOf(earlier).includes(path));
    return !isImported && !starts.includes(path);
  });
  expect(unreachable).toEqual([]);
});
