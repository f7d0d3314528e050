import type { Activity } from '@cpd/api/activity';
import { lineInBin } from '@cpd/domain/bin';
import { useBin } from '../useBin.ts';
import { useRestore } from '../useRestore.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns what 'Restore' does on a line of the history; undefined for a line whose item is not in the bin. */
export function useRestorable(lines: readonly Activity[] = []): (line: Activity) => (() => void) | undefined {
  const { hasBin, days } = useBin();
  const restore = useRestore();
  // The newest line about an item says whether it is in the bin.
  const newest = new Map<string, Activity>();
  for (const line of lines) {
    const item = lineInBin(line);
    if (item && !newest.has(item.id)) newest.set(item.id, line);
  }
  return (line) => {
    const item = lineInBin(line);
    if (!hasBin || !days || item === null || !line.action.endsWith('.deleted')) return undefined;
    const isInBin = newest.get(item.id) === line && Date.now() - Date.parse(line.at) < days * DAY_MS;
    return isInBin ? () => void restore(item) : undefined;
  };
}
