import { terminalText } from '@cpd/domain/text';
import { databaseErrorCode, INSUFFICIENT_PRIVILEGE } from '../database/Database.ts';
import { StorageRejection } from '../http/errors/StorageRejection.ts';
import { ConfigError } from '../running/ConfigError.ts';
import { Unavailable } from '../running/limits/deadline.ts';
import { DiskFull, isDiskFull } from '../running/limits/diskSpace.ts';
import { SETTING_NAMES } from '../settings/settings.ts';
import { unknownSettings } from '../settings/unknownSettings.ts';

/** A mistake of the person who runs a command. The message is one sentence, or a line for each mistake. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(...lines: readonly string[]) {
    super(lines.map(terminalText).join('\n'));
  }
}

/** Prints lines. Stored texts in them can neither control the terminal nor start a new line. */
export function printLines(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${terminalText(line)}\n`).join(''));
}

/** Exit codes of an interrupted program, as in shells. */
const INTERRUPTED = { SIGINT: 130, SIGTERM: 143 } as const;

let stop = (exitCode: number): unknown => process.exit(exitCode);

/** Sets the handler of SIGINT and SIGTERM. Before that they end the process immediately. */
export function onStop(handler: () => unknown): void {
  stop = handler;
}

/**
 * Runs a program. An error that a person can correct is printed as one sentence, any other one in full. First it warns
 * of variables that resemble settings.
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
  if (error instanceof ConfigError || error instanceof UsageError || error instanceof Unavailable) return error.message;
  if (databaseErrorCode(error) === INSUFFICIENT_PRIVILEGE) {
    return `The database's role may not do this (${error.message}). Run it with the DATABASE_URL of the tables' owner.`;
  }
  // Its own message is for users.
  if (error instanceof StorageRejection) return Object(error.cause).message;
  return error.stack ?? error.message;
}
