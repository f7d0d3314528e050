import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

/** Tests that are wrong on purpose, and a last one that passes, with the configuration of all tests of their kind. */
interface PlantedFailures {
  readonly kind: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What the output must contain: each failure, its reason, and how many tests failed and passed. */
  readonly says: readonly string[];
}

const planted: readonly PlantedFailures[] = [
  {
    kind: 'unit tests',
    command: 'vitest',
    args: ['run', '--config', 'tools/plantedFailures/vitest.config.ts'],
    says: ['fails once', 'fails always', '2 failed | 1 passed'],
  },
  {
    kind: 'end-to-end tests',
    command: 'playwright',
    args: ['test', '--config', 'tools/plantedFailures/playwright.config.ts', '--project=chromium'],
    says: ['fails once', 'fails always', '2 failed', '1 passed'],
  },
  {
    kind: 'stories',
    command: 'node',
    args: [
      ...['tools/runStories.ts', '.storybook/PlantedFailures'],
      ...['--includeTags', 'planted', '--testTimeout', '15000'],
    ],
    says: [
      ...['Throws', 'This story throws.'],
      ...['FailsOnce', 'This story fails once.'],
      ...['Hangs', 'Exceeded timeout'],
      ...['LeavesItsPage', 'The story left its page'],
      ...['Warns', 'The console must stay silent'],
      ...['SaysAnotherName', 'A screen reader should say'],
      ...['HasNoName', 'Buttons must have discernible text'],
      ...['TooDarkAtNight', 'dark, right to left'],
      ...['TooWide', 'is wider than 320 px'],
      '9 failed, 1 passed',
    ],
  },
];

/** A run that takes longer than this hangs. */
const TIME_LIMIT_MS = 300_000;

/** What is wrong with the run of planted failures; undefined if all of them failed. */
async function faultOf({ kind, command, args, says }: PlantedFailures): Promise<string | undefined> {
  // In a process group of its own, because a runner that hangs has workers, which hold its output open.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), TIME_LIMIT_MS);
  const ended = once(child, 'close');
  const output = stripVTControlCharacters((await Promise.all([text(child.stdout), text(child.stderr)])).join('\n'));
  const [status] = await ended;
  clearTimeout(timer);
  const faults = says.filter((words) => !output.includes(words)).map((words) => `does not say '${words}'`);
  if (status === 0) faults.unshift('exits with 0');
  return faults.length === 0 ? undefined : `The ${kind} that must fail: the run ${faults.join(', ')}.\n${output}`;
}

const faults: string[] = [];
for (const failures of planted) {
  const fault = await faultOf(failures);
  if (fault !== undefined) faults.push(fault);
}
console.log(faults.length === 0 ? 'All tests that must fail have failed.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
