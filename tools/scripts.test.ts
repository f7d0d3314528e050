import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packageManager, scripts } from '../package.json';

const pnpm = `npx --yes --prefix tools ${packageManager} `;
const commands: readonly (readonly [name: string, command: string])[] = Object.entries(scripts);
const documentation = readFileSync(new URL('../docs/commands.md', import.meta.url), 'utf8');

describe.each(commands)('npm run %s', (name, command) => {
  test('works in a fresh clone, because the package manager installs before anything else', () => {
    expect(command).toMatch(new RegExp(`^(TURBO_TELEMETRY_DISABLED=1 )?${pnpm}(install --frozen-lockfile|exec) `));
  });

  test('is documented in docs/commands.md', () => {
    expect(documentation).toMatch(new RegExp(`- \`npm (run )?${name}[ \`]`));
  });
});

test.each(commands.filter(([, command]) => /storybook (dev|build)/.test(command)))(
  '`npm run %s` sends no telemetry to Storybook',
  (_name, command) => {
    expect(command).toContain('--disable-telemetry');
  },
);

test.each(commands.filter(([, command]) => /\bturbo\b/.test(command)))(
  '`npm run %s` sends no telemetry to Vercel, which Turborepo can be told by its environment only',
  (_name, command) => {
    expect(command).toContain('TURBO_TELEMETRY_DISABLED=1 ');
  },
);

test('`npm test`, which CI runs, checks the lock file that all commands trust', () => {
  const steps = readFileSync(new URL('test.ts', import.meta.url), 'utf8');
  expect(steps).toMatch(/'install',\s+'--frozen-lockfile',\s+'--no-trust-lockfile'/);
});

test('all packages have the same copy of Vitest, without which the tests of one cannot be run from the root', () => {
  const copies = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8').matchAll(
    /^ {2}vitest@[^\s(]+\(.+$/gm,
  );
  expect(new Set(Array.from(copies, ([copy]) => copy)).size).toBe(1);
});

// `tools/checkTests.ts` proves it of the configurations.
test.each([
  ...['', 'packages/domain/', 'packages/api/', 'packages/ui/', 'apps/admin/', 'apps/public/', 'services/backend/'].map(
    (folder) => `../${folder}package.json`,
  ),
  ...['../.ci/run', 'test.ts', 'testRelease.ts', 'runStories.ts'],
])('no command in %s runs a failed test again, which would hide that it fails at times', (file) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/--retr(y|ies)|retryTimes/);
});

test.each(['test', 'test:release'])('CI runs `npm run %s`', (name) => {
  const lines = readFileSync(new URL('../.ci/run', import.meta.url), 'utf8').split('\n');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^npm (run )?${name}$`)));
});
