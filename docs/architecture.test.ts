import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The files that a file imports. The index of a component's folder, and a chunk of pages, count as what they export. */
function importsOf(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const names = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const found = fileOf(name, path);
    return found === undefined ? [] : /(\/index|Pages)\.ts$/.test(found) ? [found, ...importsOf(found)] : [found];
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

test('the five files that README names to read first exist', () => {
  const paragraph = readFileSync(join(root, 'README.md'), 'utf8').split('Read first: ')[1]?.split('\n\n')[0] ?? '';
  const files = [...paragraph.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(5);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(['admin', 'public'])('the README of apps/%s names its folders, and no others', (app) => {
  const rows = readFileSync(join(root, `apps/${app}/README.md`), 'utf8').matchAll(/^\| (`.+?`) \|/gm);
  const named = [...rows].flatMap(([, cell = '']) => cell.match(/(?<=`)(?:src\/)?[\w.]+(?=`)/g) ?? []);
  const names = named.map((name) => name.replace('src/', ''));
  const entries = readdirSync(join(root, `apps/${app}/src`), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map(({ name }) => name);
  expect(names.filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
  expect(folders.filter((name) => !names.includes(name))).toEqual([]);
});

interface Step {
  readonly file: string;
  /** The file under which it is indented; undefined at the start of a list. */
  readonly importer: string | undefined;
}

/** The files of a flow. */
function stepsOf(flow: string): readonly Step[] {
  const importers: string[] = [];
  return [...flow.matchAll(/^((?: {2})*)- \[[^\]]+\]\(\.\.\/([^)]+)\)/gm)].map(([, indent = '', file = '']) => {
    const depth = indent.length / 2;
    importers.splice(depth, Number.POSITIVE_INFINITY, file);
    return { file, importer: importers[depth - 1] };
  });
}

test.each([
  ['Sign in', 20, 2],
  ['Save a course with a new PDF', 23, 2],
  ['Enable an event', 20, 1],
  ['Save an event, in the service', 16, 1],
])('the files of "%s" exist once each, and each imports those below it', (title, limit, pages) => {
  const steps = stepsOf(text.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '');
  const files = steps.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(limit);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  // A flow starts with a page, and goes on with another one after a navigation.
  expect(steps.filter(({ importer }) => importer === undefined)).toHaveLength(pages);
  const isImported = ({ file, importer }: Step) => importer === undefined || importsOf(importer).includes(file);
  expect(steps.filter((step) => !isImported(step))).toEqual([]);
});
