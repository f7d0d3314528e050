import { text } from 'node:stream/consumers';
import { spawnProgram } from './spawnProgram.fixture.ts';

/** The output and the exit code of a command. */
export interface CommandOutcome {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs one of the service's programs until it exits, with only `env` in its environment. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { env, input = '' }: { env: Readonly<Record<string, string>>; input?: string },
): Promise<CommandOutcome> {
  const child = spawnProgram(program, args, env);
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}
