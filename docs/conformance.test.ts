import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const sources = globSync('{e2e,apps,packages,services}/**/*.{spec,test,stories}.{ts,tsx}', {
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

function hasStories(title: string, names: readonly string[]): boolean {
  const files = sources.filter(({ titles }) => titles.some((found) => found.startsWith(title)));
  return files.length > 0 && names.every((name) => files.some(({ text }) => text.includes(`export const ${name}: `)));
}

/** The rows of both tables, each with what is said to prove it. */
const rows = readFileSync(`${root}docs/conformance.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!specification|---)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .map(([, sentence = '', proofs = '']) => ({ sentence, proofs: proofs.split('; ') }));

/** The file named last; titles without a file of their own are found in it. */
let file: readonly string[] = [];

function exists(proof: string): boolean {
  if (proof === 'the same') return file.length > 0;
  const stories = /^stories \*(.+?)\*(?:: (.+))?$/.exec(proof);
  if (stories) return hasStories(stories[1] ?? '', stories[2]?.split(', ') ?? []);
  const [, name, title = '…'] = /^(\w+\.(?:spec|test))(?:: (.+))?$/.exec(proof) ?? [];
  if (name) file = [name];
  return hasTitle(file, name ? title : proof.replace(/ \([^)]*\)$/, ''));
}

test('the tables have a row for each sentence', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('$sentence', ({ proofs }) => {
  expect(proofs.filter((proof) => !exists(proof))).toEqual([]);
});
