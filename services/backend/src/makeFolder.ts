import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { isDiskFull } from './limits/diskSpace.ts';

/** Creates a folder if it is missing. @throws ConfigError with the remedy if it is not writable. */
export function makeFolder(folder: string, remedy = 'set DATA_DIR to one that can'): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(`The folder ${folder} cannot be written to (${code}); ${remedy}.`);
  }
}
