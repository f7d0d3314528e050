import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** How many checks of a step passed and failed. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** One step of the whole test: a command, and where it writes its counts if it holds more than one check. */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Reads the counts from the step's report; without it the step is one check, passed when it exits with 0. */
  readonly count?: () => Outcome;
}

const reports = 'reports';

function report(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
}

/** Counts of Vitest's and Jest's JSON reports; a file that could not be loaded counts as one failure. */
function countVitest(file: string): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = report(file);
  const failed = Math.max(Number(numFailedTests), success === false ? Number(numFailedTestSuites) || 1 : 0);
  return { passed: Number(numPassedTests), failed };
}

/** Counts of Playwright's JSON report: a test that passed only when repeated is a failure. */
function countPlaywright(file: string): Outcome {
  const { stats, errors } = report(file) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const steps: readonly Step[] = [
  { name: 'lint', command: 'biome', args: ['ci', '.'] },
  { name: 'direction of dependencies', command: 'node', args: ['scripts/checkBoundaries.ts'] },
  { name: 'dead code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
  { name: 'types', command: 'turbo', args: ['run', 'check:types', '--output-logs=errors-only', '--ui=stream'] },
  { name: 'types of the tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    count: () => countVitest('unit.json'),
  },
  { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only', '--ui=stream'] },
  {
    name: 'Storybook build',
    command: 'storybook',
    args: ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
  },
  {
    name: 'stories',
    command: 'node',
    args: ['scripts/storybookTest.ts'],
    count: () => countVitest('storybook.json'),
  },
  { name: 'size budgets', command: 'node', args: ['bench/size.ts'] },
  {
    name: "installation of the journeys' sign-in service",
    command: 'node',
    args: ['scripts/installEmulator.ts'],
  },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    count: () => countPlaywright('journeys.json'),
  },
];

function run(step: Step, environment: NodeJS.ProcessEnv): Outcome {
  const begin = performance.now();
  console.log(`\n── ${step.name} ──`);
  const { status } = spawnSync(step.command, step.args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  const outcome = outcomeOf(step, status === 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${step.name}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return outcome;
}

function outcomeOf(step: Step, succeeded: boolean): Outcome {
  if (!step.count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const { passed, failed } = step.count();
    const brokeOtherwise = failed === 0 && (!succeeded || passed === 0);
    return { passed, failed: brokeOtherwise ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const environment = { TURBO_TELEMETRY_DISABLED: '1', ...process.env, CHROMIUM_PATH: findBrowser() };
const only = process.argv.slice(2);
const chosen = only.length === 0 ? steps : steps.filter((step) => only.includes(step.name));
const outcomes = chosen.map((step) => ({ step, outcome: run(step, environment) }));

const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, 0);
const broken = outcomes.filter(({ outcome }) => outcome.failed > 0).map(({ step }) => step.name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
