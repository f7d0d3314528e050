import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether `.dockerignore` excludes a file, or a folder that contains it, from the image. */
function isIgnored(path: string): boolean {
  return ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
}

const STATIC = /^(?:import|export)(?! type)\b[^;'"]*?(?:from )?'([^']+)'/gm;
/** Files that are loaded on demand, in the same thread or in another one. */
const LATER = /(?:import\(\s*|new URL\()'([^']+)'/g;

/** Returns the files of this workspace that a file references in one of these ways. */
function filesNamedBy(path: string, how: RegExp): readonly string[] {
  const names = [...read(path).matchAll(how)].map(([, name = '']) => name);
  const files = names.flatMap((name) => {
    if (name.startsWith('.')) return name.endsWith('.ts') ? [join(root, dirname(path), name)] : [];
    return name.startsWith('@cpd/') ? [createRequire(join(root, path)).resolve(name)] : [];
  });
  return files.map((file) => relative(root, file));
}

/**
 * Every file that the service's programs load or may load, except for those that are loaded on demand and not in the
 * image.
 */
function filesOfPrograms(): { readonly files: ReadonlySet<string>; readonly loadedOnDemand: readonly string[] } {
  const patterns = ['*.ts', '**/*Worker.ts', 'database/migrations/*.ts'];
  const entries = globSync(
    patterns.map((pattern) => `services/backend/src/${pattern}`),
    { cwd: root },
  );
  const files = new Set(entries.filter((path) => !path.endsWith('.test.ts')));
  const loadedOnDemand: string[] = [];
  for (const path of files) {
    for (const file of filesNamedBy(path, STATIC)) files.add(file);
    for (const file of filesNamedBy(path, LATER)) {
      if (isIgnored(file)) loadedOnDemand.push(file);
      else files.add(file);
    }
  }
  return { files, loadedOnDemand };
}

test('the container image contains every file that the service needs, and the demo is loaded on demand', () => {
  const { files, loadedOnDemand } = filesOfPrograms();
  expect(files).toContain('packages/domain/src/password/password.ts');
  expect([...files].filter(isIgnored)).toEqual([]);
  expect(loadedOnDemand.toSorted()).toEqual([
    'services/backend/src/start/demo/demoLinks.ts',
    'services/backend/src/start/demo/loadDemo.ts',
  ]);
});

test('the container image contains no demo, no tests and no fixtures', () => {
  const folders = ['services/backend', 'packages/api', 'packages/domain'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const needless = /\/demo\/|\.(test|stories|bench)\.|fixture|\/(testing|processes)\//;
  expect(files.filter((path) => !isIgnored(path) && needless.test(path))).toEqual([]);
});

test('the container image runs the Node.js that the tests run', () => {
  const [, tested] = /^ {2}node: ([\d.]+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(images).toEqual([tested]);
});

test('no argument of a health check has a space, at which Podman splits it', () => {
  const image = /^ {2}CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]';
  const compose: unknown = parse(read('deploy/compose.yaml'))['x-service'].healthcheck.test;
  for (const check of [JSON.parse(image), compose]) {
    expect(check).toContain('node');
    expect(check.filter((argument: string) => argument.includes(' '))).toEqual([]);
  }
});

test('the container image is built without settings: one image is for every installation', () => {
  expect(read('Dockerfile')).not.toMatch(/^ARG /m);
});
