import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { findBrowser } from './browser.ts';
import { chooseSteps } from './chooseSteps.ts';
import { type Outcome, readPlaywright, readVitest } from './testReports.ts';

/** One step of the whole test: a command, and where it writes its counts if it holds more than one check. */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Reads the step's report; without it the step is one check, passed when it exits with 0. */
  readonly read?: () => Outcome;
}

const reports = 'reports';

const onOneCore: readonly Step[] = [
  {
    name: 'installation of the sign-in emulator',
    command: 'node',
    args: ['tools/firebaseEmulator/install.ts'],
  },
  { name: 'lint', command: 'biome', args: ['ci', '.'] },
  { name: 'types', command: 'turbo', args: ['run', 'check:types'] },
  { name: 'direction of dependencies', command: 'node', args: ['tools/checkBoundaries.ts'] },
  {
    name: 'cycles',
    command: 'depcruise',
    args: ['--config', 'tools/cycles.cjs', 'packages', 'apps', 'services'],
  },
  {
    name: 'regular expressions',
    command: 'eslint',
    args: ['--config', 'tools/regexps.mjs', '{apps,e2e,packages,services,tools}/**/*.{ts,tsx}'],
  },
  { name: 'dead code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
  { name: 'code that only tests use', command: 'knip', args: ['--production', '--include', 'exports,types'] },
  { name: 'types of the tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'Storybook build',
    command: 'storybook',
    args: ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
  },
  { name: 'build', command: 'turbo', args: ['run', 'build'] },
  { name: 'component package', command: 'node', args: ['tools/checkPackage.ts'] },
];

/** What waits much: for processes and databases, and for pages that have fallen silent. */
const waiting: readonly Step[] = [
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    read: () => readVitest(`${reports}/unit.json`),
  },
  {
    name: 'size budgets',
    command: 'playwright',
    args: ['test', '--config', 'tools/bench/playwright.config.ts', '--reporter', 'list', 'size'],
  },
];

const onAllCores: readonly Step[] = [
  {
    name: 'stories',
    command: 'node',
    args: ['tools/runStories.ts'],
    read: () => readVitest(`${reports}/storybook.json`),
  },
  {
    name: 'end-to-end tests',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--project=chromium'],
    read: () => readPlaywright(`${reports}/e2e.json`),
  },
];

interface Result {
  readonly step: Step;
  readonly outcome: Outcome;
}

/** Shows what the step says while it runs or, where it has a neighbour, when it has ended. */
async function run(step: Step, isAlone: boolean): Promise<Result> {
  const begin = performance.now();
  const title = `\n── ${step.name} ──`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(step.command, step.args, { stdio: ['ignore', output, output], env: environment });
  // A program that is not there is one failure among the others.
  const ended = once(child, 'close').catch((error: unknown) => [String(error)]);
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? buffer(stream) : '')));
  const [status] = await ended;
  if (!isAlone) console.log(`${title}\n${said.join('')}`);
  if (typeof status === 'string') console.log(status);
  const outcome = outcomeOf(step, status === 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${step.name}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return { step, outcome };
}

/** Runs the steps in their order, so many at a time. */
async function runAll(steps: readonly Step[], atATime: number): Promise<readonly Result[]> {
  const chosen = steps.filter(({ name }) => only.includes(name));
  const left = chosen.values();
  const results: Result[] = [];
  const takeTurns = async () => {
    for (const step of left) results.push(await run(step, atATime === 1));
  };
  await Promise.all(Array.from({ length: atATime }, takeTurns));
  return results;
}

function outcomeOf(step: Step, succeeded: boolean): Outcome {
  if (!step.read) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  try {
    const outcome = step.read();
    const brokeOtherwise = outcome.failed === 0 && (!succeeded || outcome.passed === 0);
    return brokeOtherwise ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

const choice = chooseSteps(
  [...onOneCore, ...waiting, ...onAllCores].map(({ name }) => name),
  process.argv.slice(2),
);
if ('message' in choice) {
  console.error(choice.message);
  process.exit(choice.exitCode);
}
const only = choice.names;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const environment = { ...process.env, CHROMIUM_PATH: findBrowser(), TURBO_TELEMETRY_DISABLED: '1' };
const outcomes = [...(await runAll(onOneCore, 2)), ...(await runAll(waiting, 2)), ...(await runAll(onAllCores, 1))];

const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, 0);
// Last, so that whoever sees only the end of the output knows what to look at.
for (const { step, outcome } of outcomes.filter(({ outcome }) => outcome.failed > 0)) {
  console.log(`\nFailed: ${[step.name, ...outcome.failures].join('\n  ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
