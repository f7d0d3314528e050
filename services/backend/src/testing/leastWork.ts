/** Only a garbage collection or another process on the same core makes an action cost this often more than it needs. */
const MAX_TRIES = 50;

/**
 * The processor time that an action needs, in milliseconds: the least of several tries, because a busy machine and the
 * garbage collector only add to it. It is tried until it takes less than `limit`, at most 50 times.
 */
export async function leastWork(limit: number, action: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MAX_TRIES && least >= limit; tries += 1) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
