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

/**
 * Runs a program; what went wrong is one sentence where a person can correct it, and the whole error otherwise. Warns of
 * variables that look like settings first.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
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
