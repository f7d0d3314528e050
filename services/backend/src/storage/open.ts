import type { Config } from '../config.ts';
import { DiskStorage } from './DiskStorage.ts';
import { S3Storage } from './S3Storage.ts';
import type { Storage } from './Storage.ts';
import { withDeadlines } from './withDeadlines.ts';

export async function openStorage(config: Config['storage']): Promise<Storage> {
  return withDeadlines(config.kind === 'disk' ? await DiskStorage.open(config.folder) : await S3Storage.open(config));
}
