import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const sources = globSync('{e2e,apps,packages,services,tools}/**/*.{spec,test,stories}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
}).map((path) => {
  const text = readFileSync(root + path, 'utf8');
  return { name: basename(path).replace(/\.tsx?$/, ''), text, titles: titlesIn(text) };
});

/** Whatever could be a title: the literal texts of a file, with … for what is filled in later. */
function titlesIn(text: string): readonly string[] {
  const literals = text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g);
  return [...literals]
    .map(([, , literal = '']) => literal.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'))
    .filter((literal) => literal.replaceAll('…', '').trim().length > 3);
}

/** Tells whether a text is one that has … for any words. */
function fits(text: string, pattern: string): boolean {
  const escaped = pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/ ?… ?/g, '.*')}$`).test(text);
}

function hasTitle(names: readonly string[], title: string): boolean {
  const found = sources.filter(({ name }) => names.includes(name)).flatMap(({ titles }) => titles);
  return found.some((candidate) => fits(candidate, title) || fits(title, candidate));
}

/** Tells whether stories stand below a title, which is told without the groups above it. */
function hasStories(title: string, names: readonly string[]): boolean {
  const isBelow = (path: string) => path.includes('/') && `/${path}/`.includes(`/${title}/`);
  const files = sources.filter(({ titles }) => titles.some(isBelow));
  return files.length > 0 && names.every((name) => files.some(({ text }) => text.includes(`export const ${name}: `)));
}

/** The rules, each with the id that code cites, its anchor and what is said to prove it. */
const rules = readFileSync(`${root}docs/rules.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| <a id='))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .map(([name = '', sentence = '', proofs = '']) => {
    const [, anchor = '', id = ''] = /^<a id="(\w+)"><\/a>(\w+)$/.exec(name) ?? [];
    return { id, anchor, sentence, proofs: proofs.split('; ') };
  });
function exists(proof: string): boolean {
  const stories = /^stories \*(.+?)\*(?:: (.+))?$/.exec(proof);
  if (stories) return hasStories(stories[1] ?? '', stories[2]?.split(', ') ?? []);
  const [, file, title = '…'] = /^(\w+\.(?:spec|test))(?:: (.+))?$/.exec(proof) ?? [];
  return file !== undefined && hasTitle([file], title);
}

/** What is cited as `rule A14` or `rules A12, B5 and C1 to C3`. */
function citedIn(text: string): readonly string[] {
  const citations = text.matchAll(/\brules? ((?:[A-Z]{1,2}\d+(?:, | and | or | to |[–-])?)+)/gi);
  return [...citations].flatMap(([, ids = '']) => ids.match(/[A-Z]{1,2}\d+/g) ?? []);
}

test('each rule has an id of its own, and an anchor that is its id in small letters', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.filter(({ id, anchor }) => id === '' || anchor !== id.toLowerCase())).toEqual([]);
});

test.each(rules)('rule $id has proofs, and each of them exists', ({ proofs }) => {
  expect(proofs.filter((proof) => !exists(proof))).toEqual([]);
});

test('each rule that is cited anywhere is in the list', () => {
  const known = new Set(rules.map(({ id }) => id));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mdx', '*.html', '*.yaml', '*.json'], {
    cwd: root,
  });
  const citing = files
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(root + file));
  const unknown = citing.flatMap((file) =>
    citedIn(readFileSync(root + file, 'utf8'))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
