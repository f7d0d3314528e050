import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findBrowser } from './browser.ts';
import { chooseSteps } from './chooseSteps.ts';
import { slowestTests } from './slowestTests.ts';

/** A part of a test run. It passes if its command exits with 0. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The steps that must pass first, if they are chosen. */
  readonly needs?: readonly string[];
  /** Whether it waits for the network rather than for a core, so that it runs beside the others. */
  readonly waits?: boolean;
  /** Whether it needs a Chromium. */
  readonly hasBrowser?: boolean;
  /** The file in which its runner writes how long each test took. */
  readonly report?: string;
}

interface Steps {
  /** Each uses one core. Two run at a time, so the longest come first. */
  readonly single: readonly Step[];
  /** Each uses all cores. They run one after the other, after the others. */
  readonly whole: readonly Step[];
}

/**
 * Runs the steps that the arguments of the command choose, prints a closing line such as `16 steps passed, 0 failed`, and
 * exits.
 */
export async function runSteps(command: string, { single, whole }: Steps): Promise<never> {
  const choice = chooseSteps(
    command,
    [...single, ...whole].map(({ name }) => name),
    process.argv.slice(2),
  );
  if ('message' in choice) {
    console.error(choice.message);
    process.exit(choice.exitCode);
  }
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  const isChosen = ({ name }: Step) => choice.names.includes(name);
  const run = new Run([...single, ...whole].filter(isChosen));
  const inTurns = async (steps: Iterable<Step>) => {
    for (const step of steps) await run.step(step);
  };
  const queue = single.filter((step) => isChosen(step) && !step.waits).values();
  const waiting = single.filter((step) => isChosen(step) && step.waits);
  await Promise.all([inTurns(queue), inTurns(queue), inTurns(waiting)]);
  await inTurns(whole.filter(isChosen));
  process.exit(run.close());
}

/** Of a failed step, this many last lines are printed once more at the end of the run, where they are looked for. */
const LAST_LINES = 60;

class Run {
  readonly #env: NodeJS.ProcessEnv;
  readonly #isPassed = new Map<string, boolean>();
  readonly #failures = new Map<string, string>();
  readonly #seconds = new Map<string, number>();

  constructor(steps: readonly Step[]) {
    const browser = steps.some(({ hasBrowser }) => hasBrowser) ? { CHROMIUM_PATH: findBrowser() } : {};
    this.#env = { ...process.env, ...browser, TURBO_TELEMETRY_DISABLED: '1' };
  }

  /** Runs a step and prints its output at its end, so that the output of parallel steps does not mix. */
  async step(step: Step): Promise<void> {
    const { name, needs = [], report } = step;
    const outcomes = needs.map((other) => this.#isPassed.get(other) ?? true);
    const begin = performance.now();
    const { isPassed, output } = outcomes.includes(false)
      ? { isPassed: false, output: `It did not run, because it needs ${needs.join(', ')}.` }
      : await this.#execute(step);
    const seconds = Math.round((performance.now() - begin) / 1000);
    this.#seconds.set(name, seconds);
    this.#isPassed.set(name, isPassed);
    if (!isPassed) this.#failures.set(name, output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
    console.log(`\n── ${name} ──\n${output}`);
    if (report && existsSync(report)) {
      console.log(`The slowest:\n${slowestTests(JSON.parse(readFileSync(report, 'utf8'))).join('\n')}`);
    }
    console.log(`${name}: ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s`);
  }

  async #execute({ command, args }: Step): Promise<{ isPassed: boolean; output: string }> {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: this.#env });
    const ended = once(child, 'close').catch((error: unknown) => [String(error)]);
    const output = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    return { isPassed: status === 0, output: `${output.join('')}${typeof status === 'string' ? status : ''}` };
  }

  /** Prints the times and failures, and returns the exit code. */
  close(): number {
    const slowestFirst = [...this.#seconds].toSorted(([, one], [, other]) => other - one);
    for (const [name, duration] of slowestFirst) console.log(`${duration} s  ${name}`);
    for (const [name, lastLines] of this.#failures) console.log(`\n── the end of ${name} ──\n${lastLines}`);
    for (const name of this.#failures.keys()) console.log(`Failed: ${name}`);
    console.log(`${this.#isPassed.size - this.#failures.size} steps passed, ${this.#failures.size} failed`);
    return this.#failures.size === 0 ? 0 : 1;
  }
}
