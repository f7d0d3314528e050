import { terminalText } from '@cpd/domain/text';
import { ConfigError, SETTING_NAMES } from './config.ts';
import { DiskFull, isDiskFull } from './limits/DiskFull.ts';
import { unknownSettings } from './settings/unknownSettings.ts';

/** Something a person who runs a command did wrong; the message is one sentence for them, or a line for each fault. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(...lines: readonly string[]) {
    super(lines.map(terminalText).join('\n'));
  }
}

/** Prints lines. Stored texts in them cannot control the terminal, or begin a line of their own. */
export function printLines(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${terminalText(line)}\n`).join(''));
}

/** Exit codes of a program that is interrupted before it is done, as shells count them. */
const INTERRUPTED = { SIGINT: 130, SIGTERM: 143 } as const;

let stop = (exitCode: number): unknown => process.exit(exitCode);

/** Sets what SIGINT and SIGTERM do from now on; before that they end the process at once. */
export function onStop(handler: () => unknown): void {
  stop = handler;
}

/**
 * Runs a program; what went wrong is one sentence where a person can correct it, and the whole error otherwise. Warns of
 * variables that look like settings first.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  // As the first process of a container, Node ignores a signal without a handler.
  for (const [signal, exitCode] of Object.entries(INTERRUPTED)) process.on(signal, () => stop(exitCode));
  for (const warning of unknownSettings(process.env, SETTING_NAMES)) process.stderr.write(`${warning}\n`);
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${explain(error).split('\n').map(terminalText).join('\n')}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) {
    const reason = error instanceof DiskFull ? error.message : `The disk is full (${error.message})`;
    return `${reason}. Free some space, then start again; nothing that was saved is lost.`;
  }
  if (error instanceof ConfigError || error instanceof UsageError) return error.message;
  return error.stack ?? error.message;
}
