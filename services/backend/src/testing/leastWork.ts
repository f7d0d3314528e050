/** Only a garbage collection or another process on the same core makes an action cost this often more than it needs. */
const MAX_TRIES = 50;
/** How often a slow machine's millisecond is measured at least. */
const MIN_TRIES = 5;

/** JSON that an idle core of 2024 parses and writes in 1 ms. */
const MILLISECOND = JSON.stringify(Array.from({ length: 2_700 }, (_, at) => ({ id: `${at}`, names: [at, 'x'] })));

/**
 * The processor time that an action needs, in milliseconds of an idle core of 2024. A slower or busy machine is known by
 * what it needs for a fixed piece of work. Of several tries the least counts, because the garbage collector only adds to
 * it: the action is tried until it takes less than `limit`, at most 50 times.
 */
export async function leastWork(limit: number, action: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let millisecond = Number.POSITIVE_INFINITY;
  for (let tries = 1; ; tries += 1) {
    least = Math.min(least, await workOf(action));
    if (least < limit) return least;
    millisecond = Math.min(millisecond, await workOf(() => JSON.stringify(JSON.parse(MILLISECOND))));
    const scaled = least / Math.max(1, millisecond);
    if ((scaled < limit && tries >= MIN_TRIES) || tries === MAX_TRIES) return scaled;
  }
}

async function workOf(action: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
