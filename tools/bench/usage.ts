import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from './statistics.ts';

/** What a process takes at one moment. */
export interface Usage {
  /** Its resident memory in megabytes. */
  readonly memory: number;
  /** Its open files and sockets, without the first on each file of an embedded database. */
  readonly handles: number;
}

/** How much more the last quarter of a run may take than the second: what a garbage collector leaves for later. */
const ALLOWED_GROWTH = 0.25;
/** A file of a table or an index that is there. */
const RELATION_FILE = /\/database\/(?:base\/\d+|global)\/\w+$/;

/** Reads from Linux what a process takes now. */
export async function takeOf(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memory: kilobytes / 1000, handles: await countHandles(`/proc/${pid}/fd`) };
}

/**
 * The embedded database keeps each of its some 500 files open from its first use on, which may be the maintenance of an hour
 * later. What would grow without a limit is a second handle on one, or one on a file that was deleted.
 */
async function countHandles(folder: string): Promise<number> {
  const names = await readdir(folder);
  // One that was closed meanwhile leads nowhere.
  const targets = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')));
  const files = new Set(targets.filter((target) => RELATION_FILE.test(target)));
  return targets.length - files.size;
}

/** Compares the medians of a run's second and last quarters; the first is the one that fills caches. */
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
    // What could not be read counts as grown.
    hasGrown: !figures.every(({ before, after }) => after <= before * (1 + ALLOWED_GROWTH)),
  };
}
