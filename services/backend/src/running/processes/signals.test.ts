// @module-tag release
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from '../../database/folderLock.ts';
import { createTestFolder } from '../../testing/testDatabase.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Long enough for slow machines: only hanging tests reach it. */
const PATIENT = { timeout: 120_000, interval: 100 };

const SETTINGS: Readonly<Record<'start' | 'serve', Record<string, string>>> = {
  // With a Firebase project, no emulator is started.
  start: { DEMO: '0', FIREBASE_PROJECT_ID: 'demo-cpd', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
  serve: {
    TOKEN_SECRET: 'k'.repeat(32),
    PUBLIC_SITE_URL: 'https://cpd.example',
    TRUSTED_PROXIES: 'none',
  },
};

let folder: string;
let dataFolder: string;
let npm: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-signals-'));
  dataFolder = await createTestFolder();
});
afterEach(async () => {
  try {
    process.kill(-(npm?.pid ?? Number.NaN), 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
  await rm(folder, { recursive: true });
  await rm(dataFolder, { recursive: true });
});

/** Runs the part of a product script after the installation and build, in an npm shell like the script. */
async function npmRun(script: 'start' | 'serve'): Promise<{ npm: ChildProcess; origin: string }> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const last = scripts[script].split(' && ').at(-1);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { [script]: `cd ${ROOT} && ${last}` } }));
  // `npm start` builds with another npm, which this one replaces.
  const bin = join(folder, 'node_modules', '.bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'npm'), '#!/bin/sh\nexit 0\n');
  await chmod(join(bin, 'npm'), 0o755);
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      NODE_ENV: '',
      PORT: '0',
      DATA_DIR: dataFolder,
      ...SETTINGS[script],
    },
  });
  npm = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const found = await vi.waitUntil(() => /Admin app +(http:\/\/\S+?)\/\n/.exec(output), PATIENT);
  return { npm: child, origin: found[1] ?? '' };
}

test.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['serve', 'SIGTERM'],
  ['serve', 'SIGINT'],
] as const)(
  'npm run %s that receives %s ends the service, which leaves its port and its folder',
  async (script, signal) => {
    const { npm: child, origin } = await npmRun(script);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    const isGone = () =>
      fetch(`${origin}/healthz`).then(
        () => false,
        () => true,
      );
    await vi.waitUntil(isGone, PATIENT);
    const unlock = await vi.waitUntil(() => {
      try {
        return lockFolder(dataFolder);
      } catch {
        return undefined;
      }
    }, PATIENT);
    unlock();
  },
);
