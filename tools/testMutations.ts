import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATIONS, type Mutation, placesOf } from './mutations.ts';

/** Tests that a mutation makes hang have noticed it. */
const TIMEOUT_MS = 240_000;
/** More survivors than this fail the command. */
const MAX_SURVIVORS = 3;

const ROOT = join(import.meta.dirname, '..');

/** The changed file and its content before; null between two mutations. */
let changed: { readonly path: string; readonly content: string } | null = null;

function restore(): void {
  if (changed !== null) writeFileSync(changed.path, changed.content);
  changed = null;
}

/** Runs the nearest tests of a mutation. Returns whether they pass. */
async function passes({ tests, title }: Pick<Mutation, 'tests' | 'title'>): Promise<boolean> {
  const [project = '', ...names] = tests.split(/: | /);
  const args = ['run', '--project', project, '--bail=1', '--testTimeout=60000', '--reporter=dot', ...names];
  const options = { cwd: ROOT, stdio: 'ignore', timeout: TIMEOUT_MS } as const;
  const child = spawn(
    join(ROOT, 'node_modules/.bin/vitest'),
    title === undefined ? args : [...args, '-t', title],
    options,
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Without the changes, all tests must pass: else they would fail for another reason. */
async function requireIntactTests(mutations: readonly Mutation[]): Promise<void> {
  const byProject = Map.groupBy(mutations, ({ tests }) => tests.split(': ')[0] ?? '');
  for (const [project, own] of byProject) {
    const names = [...new Set(own.map(({ tests }) => tests.split(': ')[1]))];
    if (await passes({ tests: `${project}: ${names.join(' ')}` })) continue;
    throw new Error(`Tests of ${project} fail without any change: ${names.join(' ')}`);
  }
}

/** Changes the code, runs the tests and restores it. Returns whether the tests have noticed. */
async function isKilled(mutation: Mutation, path: string): Promise<boolean> {
  const content = readFileSync(path, 'utf8');
  changed = { path, content };
  try {
    // A replacement may hold characters that are special in a string pattern.
    writeFileSync(
      path,
      content.replace(mutation.text, () => mutation.replacement),
    );
    return !(await passes(mutation));
  } finally {
    restore();
  }
}

function pathOf(mutation: Mutation): string {
  const [path, ...others] = placesOf(mutation);
  if (path === undefined || others.length > 0) throw new Error(`Not found once: ${mutation.fault}`);
  return path;
}

const [filter = ''] = process.argv.slice(2);
const meant = MUTATIONS.filter(({ fault, file }) => `${fault} ${file}`.includes(filter));
const paths = meant.map(pathOf);
const dirty = execFileSync('git', ['status', '--porcelain', '--', ...paths], { cwd: ROOT }).toString();
if (dirty !== '') throw new Error(`Commit or undo the changes of these files first:\n${dirty}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}
process.on('exit', restore);
await requireIntactTests(meant);
const survivors: Mutation[] = [];
for (const [index, mutation] of meant.entries()) {
  const killed = await isKilled(mutation, join(ROOT, paths[index] ?? ''));
  if (!killed) survivors.push(mutation);
  process.stdout.write(`${killed ? 'killed  ' : 'SURVIVED'}  ${mutation.fault} (${mutation.file})\n`);
}
process.stdout.write(`${meant.length - survivors.length} of ${meant.length} mutations are killed.\n`);
for (const { fault, file, tests } of survivors) process.stdout.write(`No test of ${tests} fails: ${fault} (${file})\n`);
process.exitCode = survivors.length > MAX_SURVIVORS ? 1 : 0;
