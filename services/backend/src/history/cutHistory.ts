import type { Deps } from '../deps.ts';
import { cutBefore } from './chain.ts';
import { nameless, record } from './record.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Removes the lines that are older than the settings say, and leaves a line that tells so (rule HI7). */
export async function cutHistory({ database, config, now }: Pick<Deps, 'database' | 'config' | 'now'>): Promise<void> {
  const { historyDays } = config;
  if (historyDays === null) return;
  await database.transaction(async (queries) => {
    const lines = await cutBefore(queries, new Date(now().getTime() - historyDays * DAY_MS));
    if (lines === 0) return;
    await record(queries, nameless('upkeep'), 'history.cut', { id: null }, [
      { field: 'lines', before: lines, after: 0 },
    ]);
  });
}
