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
  return { name: basename(path).replace(/\.tsx?$/, ''), level: levelOf(path), text, titles: titlesIn(text) };
});

/** The level of a test. Domain tests are tables, app tests run on the fake API, and end-to-end tests on the built product. */
function levelOf(path: string): 'domain' | 'app' | 'component' | 'end-to-end' | 'service' {
  if (path.startsWith('e2e/')) return 'end-to-end';
  if (path.includes('.stories.') || path.startsWith('packages/ui/')) return 'component';
  if (path.startsWith('packages/domain/')) return 'domain';
  return path.startsWith('services/') || path.startsWith('tools/') ? 'service' : 'app';
}

/** The string literals of a file, any of which may be a title, with … in place of `${}`. */
function titlesIn(text: string): readonly string[] {
  const literals = text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g);
  return [...literals]
    .map(([, , literal = '']) => literal.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'))
    .filter((literal) => literal.replaceAll('…', '').trim().length > 3);
}

/** Whether a text matches a pattern. In it, … matches any words. */
function fits(text: string, pattern: string): boolean {
  const escaped = pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/ ?… ?/g, '.*')}$`).test(text);
}

/** The levels of the files of that name that have a test of that title. */
function levelsOfTitle(file: string, title: string): ReturnType<typeof levelOf>[] {
  const found = sources.filter(
    ({ name, titles }) => name === file && titles.some((candidate) => fits(candidate, title) || fits(title, candidate)),
  );
  return found.map(({ level }) => level);
}

/** Whether there are stories with a title, which may lack the groups above it. */
function hasStories(title: string, names: readonly string[]): boolean {
  const isBelow = (path: string) => path.includes('/') && `/${path}/`.includes(`/${title}/`);
  const files = sources.filter(({ titles }) => titles.some(isBelow));
  return files.length > 0 && names.every((name) => files.some(({ text }) => text.includes(`export const ${name}: `)));
}

/** The ids of the rules. */
const rules = [...readFileSync(`${root}docs/rules.md`, 'utf8').matchAll(/^\*\*(\w+)\*\* .+$/gm)].map(
  ([, id = '']) => id,
);

interface Proof {
  /** Why tests of more than one level are needed, if they are. */
  readonly exception?: string;
  /** Such as `renewal.test: renewal serves …` or `stories *AppShell*: Wide`. */
  readonly tests: readonly string[];
}

const written: Record<string, Proof | Proof['tests']> = JSON.parse(
  readFileSync(`${root}docs/rules.tests.json`, 'utf8'),
);
const isList = (proof: Proof | Proof['tests']): proof is Proof['tests'] => Array.isArray(proof);
const proofs = Object.entries(written).map(([id, proof]): [string, Proof] => [
  id,
  isList(proof) ? { tests: proof } : proof,
]);

/** The levels of a test in the list; none if it does not exist. */
function levelsOf(name: string): ReturnType<typeof levelOf>[] {
  const stories = /^stories \*(.+?)\*(?:: (.+))?$/.exec(name);
  if (stories) return hasStories(stories[1] ?? '', stories[2]?.split(', ') ?? []) ? ['component'] : [];
  const [, file, title = '…'] = /^(\w+\.(?:spec|test))(?:: (.+))?$/.exec(name) ?? [];
  return file === undefined ? [] : levelsOfTitle(file, title);
}

/** The ids cited as `rule A14` or `rules A12, B5 and C1 to C3`. */
function citedIn(text: string): readonly string[] {
  const citations = text.matchAll(/\brules? ((?:[A-Z]{1,2}\d+(?:, | and | or | to |[–-])?)+)/gi);
  return [...citations].flatMap(([, ids = '']) => ids.match(/[A-Z]{1,2}\d+/g) ?? []);
}

test('each rule has a unique id', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(new Set(rules).size).toBe(rules.length);
});

test('rules.tests.json names tests of every rule, in the same order', () => {
  expect(proofs.map(([id]) => id)).toEqual(rules);
});

test.each(proofs)('rule %s has tests, and each of them exists', (_id, { tests }) => {
  expect(tests).not.toEqual([]);
  expect(tests.filter((name) => levelsOf(name).length === 0)).toEqual([]);
});

test.each(proofs)('rule %s is proved at one level, apart from the service, or says why not', (_id, proof) => {
  const levels = new Set(proof.tests.flatMap(levelsOf));
  levels.delete('service');
  if (proof.exception === undefined) expect([...levels].slice(1)).toEqual([]);
  else expect([levels.size > 1, proof.exception]).toEqual([true, expect.stringMatching(/^[A-Z].+\.$/)]);
});

test('each rule that is cited anywhere is in the list', () => {
  const known = new Set(rules);
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
