import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findBrowser } from './browser.ts';
import { chooseSteps } from './chooseSteps.ts';
import { slowestTests } from './slowestTests.ts';

/** A step of the full test. It passes if its command exits with 0. */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The file in which its runner writes how long each test took. */
  readonly report?: string;
}

/** The browser tests need both builds and the emulator. The checks take as long as the build of Storybook. */
const builds: readonly Step[] = [
  {
    name: 'Storybook build',
    command: 'storybook',
    args: ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
  },
  { name: 'build', command: 'turbo', args: ['run', 'build'] },
  { name: 'installation of the sign-in emulator', command: 'node', args: ['tools/firebaseEmulator/install.ts'] },
  { name: 'types', command: 'turbo', args: ['run', 'check:types'] },
  { name: 'types of the tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: 'biome', args: ['ci', '.'] },
];

/**
 * The longest first, so that both cores have work until the end. The tests have workers for all cores, and often wait; a
 * failed one is run once more, and the output marks it: a busy machine can miss a time limit once.
 */
const testsAndChecks: readonly Step[] = [
  {
    name: 'unit tests',
    command: 'vitest',
    args: [
      ...['run', '--retry=1', '--project', '!production-start'],
      ...['--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'],
    ],
    report: 'reports/unit.json',
  },
  {
    name: 'stories',
    command: 'node',
    args: ['tools/runStories.ts', '--json', '--outputFile', 'reports/stories.json'],
    report: 'reports/stories.json',
  },
  {
    name: 'end-to-end tests',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--project=chromium', '--retries=1'],
    report: 'reports/e2e.json',
  },
  {
    name: 'production start with all settings',
    command: 'vitest',
    args: ['run', '--retry=1', '--project', 'production-start'],
  },
  { name: 'release', command: 'node', args: ['tools/checkRelease.ts'] },
  { name: 'component package', command: 'node', args: ['tools/checkPackage.ts'] },
  { name: 'cycles', command: 'depcruise', args: ['--config', 'tools/cycles.cjs', 'packages', 'apps', 'services'] },
  {
    name: 'regular expressions',
    command: 'eslint',
    args: ['--config', 'tools/regexps.mjs', '{apps,e2e,packages,services,tools}/**/*.{ts,tsx}'],
  },
  { name: 'dead code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
  { name: 'code that only tests use', command: 'knip', args: ['--production', '--include', 'exports,types'] },
  { name: 'direction of dependencies', command: 'node', args: ['tools/checkBoundaries.ts'] },
];

const choice = chooseSteps(
  [...builds, ...testsAndChecks].map(({ name }) => name),
  process.argv.slice(2),
);
if ('message' in choice) {
  console.error(choice.message);
  process.exit(choice.exitCode);
}
const chosen = choice.names;
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const env = { ...process.env, CHROMIUM_PATH: findBrowser(), TURBO_TELEMETRY_DISABLED: '1' };
const failed: string[] = [];
const seconds = new Map<string, number>();

/** Runs a step and prints its output at the end, so that the output of parallel steps does not mix. */
async function run({ name, command, args, report }: Step): Promise<void> {
  const begin = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = once(child, 'close').catch((error: unknown) => [String(error)]);
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  seconds.set(name, Math.round((performance.now() - begin) / 1000));
  if (status !== 0) failed.push(name);
  console.log(`\n── ${name} ──\n${output.join('')}${typeof status === 'string' ? status : ''}`);
  if (report && existsSync(report)) {
    console.log(`The slowest:\n${slowestTests(JSON.parse(readFileSync(report, 'utf8'))).join('\n')}`);
  }
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds.get(name)} s`);
}

/** Runs the chosen steps in their order, two at a time. */
async function runAll(steps: readonly Step[]): Promise<void> {
  const waiting = steps.filter(({ name }) => chosen.includes(name)).values();
  const takeTurns = async () => {
    for (const step of waiting) await run(step);
  };
  await Promise.all([takeTurns(), takeTurns()]);
}

await runAll(builds);
await runAll(testsAndChecks);
const slowestFirst = [...seconds].toSorted(([, one], [, other]) => other - one);
for (const [name, duration] of slowestFirst) console.log(`${duration} s  ${name}`);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`${chosen.length - failed.length} steps passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
