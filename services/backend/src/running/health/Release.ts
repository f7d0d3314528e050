import { readFileSync } from 'node:fs';

/** The running version of the program, and the schema of its database, named by the newest migration. */
export interface Release {
  readonly version: string;
  readonly schema: string;
}

export function releaseOf(schema: string): Release {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return { version: manifest.version, schema };
}
