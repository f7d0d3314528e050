import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from './statistics.ts';

/** The resource usage of a process at one moment. */
export interface Usage {
  /** Its resident memory in megabytes. */
  readonly memory: number;
  /** Its open files and sockets, without the first handle on each file of an embedded database. */
  readonly handles: number;
}

/** How much more the last quarter of a run may use than the second: garbage collection may be late. */
const ALLOWED_GROWTH = 0.25;
/** A file of an existing table or index. */
const RELATION_FILE = /\/database\/(?:base\/\d+|global)\/\w+$/;

/** Reads the usage of a process from Linux. */
export async function readUsage(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memory: kilobytes / 1000, handles: await countHandles(`/proc/${pid}/fd`) };
}

/**
 * The embedded database keeps each of its about 500 files open from its first use, which may be maintenance an hour
 * later. A leak would be a second handle on a file, or one on a deleted file.
 */
async function countHandles(folder: string): Promise<number> {
  const names = await readdir(folder);
  // The link of a handle that was closed meanwhile is broken.
  const targets = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')));
  const files = new Set(targets.filter((target) => RELATION_FILE.test(target)));
  return targets.length - files.size;
}

/** Compares the medians of a run's second and last quarters, because the first quarter fills caches. */
export function describeGrowth(usages: readonly Usage[]): { readonly text: string; readonly hasGrown: boolean } {
  const quarter = Math.floor(usages.length / 4);
  const [second, last] = [usages.slice(quarter, 2 * quarter), usages.slice(-quarter)];
  const figures = (['memory', 'handles'] as const).map((name) => {
    const [before, after] = [second, last].map((part) => median(part.map((usage) => usage[name])));
    return { name, before: before ?? Number.NaN, after: after ?? Number.NaN };
  });
  const texts = figures.map(({ name, before, after }) => `${name} ${before.toFixed(0)} → ${after.toFixed(0)}`);
  return {
    text: `${texts.join(' MB, ')} open`,
    // An unreadable value counts as growth.
    hasGrown: !figures.every(({ before, after }) => after <= before * (1 + ALLOWED_GROWTH)),
  };
}
