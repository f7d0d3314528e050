import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { isDiskFull } from './limits/diskSpace.ts';

/** Creates a folder if it is missing. @throws ConfigError with the remedy if it is not writable. */
export function makeFolder(folder: string, remedy = 'set DATA_DIR to one that can'): void {
  try {
    makeMissing(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(`The folder ${folder} cannot be written to (${code}); ${remedy}.`);
  }
}

/** `mkdirSync` with `recursive` never ends in a file system that creates no folders, such as `/proc`. */
function makeMissing(folder: string): void {
  if (isFolder(folder)) return;
  if (existsSync(folder)) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  makeMissing(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
