import { Unavailable, withTimeout } from '../../running/limits/deadline.ts';
import type { Config } from '../../settings/config.ts';
import { DiskStorage } from './DiskStorage.ts';
import { S3Storage } from './S3Storage.ts';
import type { Storage } from './Storage.ts';
import { withDeadlines } from './withDeadlines.ts';

/** How long the start waits for a storage without a response, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Opens the configured storage. A missing response is not an error, because the storage may respond later.
 *
 * @throws ConfigError if the folder is not writable, or the bucket does not exist or is not accessible.
 */
export async function openStorage(
  config: Config['storage'],
  onUnavailable: (error: Error) => void = () => {},
): Promise<Storage> {
  if (config.kind === 'disk') return withDeadlines(await DiskStorage.open(config.folder));
  const storage = await S3Storage.open(config);
  try {
    await withTimeout('The check of the bucket', CHECK_TIMEOUT_MS, (signal) => storage.requireBucket(signal));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    onUnavailable(error);
  }
  return withDeadlines(storage);
}
