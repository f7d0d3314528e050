import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Node's compile cache, shared by all started programs. */
const COMPILE_CACHE = new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname;

/** Starts one of the service's programs with only `env` in its environment. */
export function spawnProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  const file = new URL(`../../${program}`, import.meta.url).pathname;
  // These processes end before the optimisation of the embedded database would pay off.
  return spawn(process.execPath, ['--liftoff-only', file, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
}
