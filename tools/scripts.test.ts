import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageManager, scripts } from '../package.json';

const pnpm = `npx --yes --prefix tools ${packageManager} `;
const commands: Readonly<Record<string, string>> = scripts;
/** Scripts that others run once everything is installed. */
const inner = new Set(
  Object.values(commands).flatMap((command) =>
    command.split('&&').flatMap((part) => new RegExp(`${pnpm}run ([\\w:]+)`).exec(part)?.[1] ?? []),
  ),
);

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test.each(Object.keys(commands).filter((name) => !inner.has(name)))(
  '`npm run %s` works in a fresh clone, because the package manager installs before anything else',
  (name) => {
    expect(commands[name]).toMatch(new RegExp(`^${pnpm}(install --frozen-lockfile|exec|run|--filter)`));
  },
);

test.each(Object.entries(commands).filter(([, command]) => /storybook (dev|build)/.test(command)))(
  '`npm run %s` sends no telemetry to Storybook',
  (_name, command) => {
    expect(command).toContain('--disable-telemetry');
  },
);

test('Turborepo collects no telemetry and prints no notice about it', () => {
  const { TURBO_TELEMETRY_DISABLED, DO_NOT_TRACK, ...environment } = process.env;
  const env = { ...environment, HOME: home, XDG_CONFIG_HOME: home };
  const { stdout, stderr } = spawnSync('turbo', ['telemetry', 'status'], { encoding: 'utf8', env });
  expect(stdout + stderr).not.toContain('now collects');
  expect(stdout).toContain('Status: Disabled');
});
