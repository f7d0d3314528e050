import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** What programs leave compiled for those that run after them. */
const COMPILE_CACHE = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname;

/** Starts one of the service's programs with nothing in its environment but `env`. */
export function spawnProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  const file = new URL(`../${program}`, import.meta.url).pathname;
  // None lives long enough to earn back what optimising the embedded database costs.
  return spawn(process.execPath, ['--liftoff-only', file, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
}
