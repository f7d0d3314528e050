import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

// Builds a release, and runs it read-only, by its link, for a user without a home, and without npm on the PATH.

const PASSWORD = 'correct horse battery staple 9';
const folder = mkdtempSync(join(tmpdir(), 'cpd-release-'));
const [release, link, state] = [join(folder, '1'), join(folder, 'current'), join(folder, 'state')];
const program = join(link, 'cpd');

try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'release.ts'), release], { stdio: 'inherit' });
  setMode(release, (mode) => mode & ~0o222);
  symlinkSync('1', link);
  mkdirSync(state);
  const port = await freePort();
  const environment = {
    HOME: '/nonexistent',
    PATH: '/usr/bin:/bin',
    TMPDIR: state,
    TOKEN_SECRET: 't'.repeat(40),
    PUBLIC_SITE_URL: 'https://cpd.example.org',
    TRUSTED_PROXIES: 'none',
    PORT: String(port),
  };
  const run = (dataDir: string, args: readonly string[], input = '') =>
    execFileSync(program, args, {
      cwd: '/',
      env: { ...environment, DATA_DIR: join(state, dataDir) },
      input,
      encoding: 'utf8',
    });
  assert.match(run('first', ['--version']), /^\d+\.\d+\.\d+\n$/);
  assert.ok(existsSync(join(release, 'docs/operations.md')) && existsSync(join(release, 'deploy')));
  // A source map, or a manifest of a build tool, names every source.
  assert.deepEqual(globSync(['apps/**/.*', 'apps/**/*.{map,ts,tsx}'], { cwd: release }), []);
  assert.match(run('first', ['migrate']), /The database has schema \S+ now\./);
  run('first', ['admin', 'add', 'ada'], `${PASSWORD}\n`);
  run('first', ['backup', join(state, 'backup')]);
  assert.match(run('second', ['restore', join(state, 'backup')]), /run "\.\/cpd migrate"/);
  assert.match(run('second', ['admin', 'list']), /^ada\b/m);
  assert.throws(
    () => run('second', ['withdraw-certificate', 'unknown']),
    /There is no certificate with the id unknown/,
  );
  const service = spawn(program, ['serve'], {
    cwd: '/',
    env: { ...environment, DATA_DIR: join(state, 'second') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(service, 'exit');
  try {
    while (!(await isReady(port))) await pause(100);
    // The link may lead to another release while it runs.
    rmSync(link);
    const page = await fetch(`http://127.0.0.1:${port}/public/term-and-condition`);
    assert.equal(page.status, 200);
  } finally {
    service.kill('SIGTERM');
    const [code] = await ended;
    assert.equal(code, 0);
  }
} finally {
  setMode(release, (mode) => mode | 0o200);
  rmSync(folder, { recursive: true, force: true });
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function setMode(path: string, change: (mode: number) => number): void {
  for (const name of ['', ...globSync('**', { cwd: path })]) {
    const entry = join(path, name);
    const stats = lstatSync(entry);
    if (!stats.isSymbolicLink()) chmodSync(entry, change(stats.mode & 0o777));
  }
}
