import type { Activity } from '@cpd/api/activity';
import { lineInBin } from '@cpd/domain/bin';
import { displayTitle } from '@cpd/ui/language';
import { eventTitle } from '../eventTitle.ts';
import { useBin } from '../useBin.ts';
import { type DeletedItem, useRestore } from '../useRestore.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns what 'Restore' does on a line of the history; undefined for a line whose item is not in the bin. */
export function useRestorable(lines: readonly Activity[] = []): (line: Activity) => (() => void) | undefined {
  const { hasBin, days } = useBin();
  const { restore } = useRestore();
  // The newest line about an item says whether it is in the bin.
  const newest = new Map<string, Activity>();
  for (const line of lines) {
    const item = lineInBin(line);
    if (item && !newest.has(item.id)) newest.set(item.id, line);
  }
  return (line) => {
    const item = deletedItem(line);
    if (!hasBin || !days || item === null || !line.action.endsWith('.deleted')) return undefined;
    const isInBin = newest.get(item.id) === line && Date.now() - Date.parse(line.at) < days * DAY_MS;
    return isInBin ? () => void restore(item) : undefined;
  };
}

/** The item that a line of the history puts into the bin or takes out of it; null for another line. */
export function deletedItem(line: Activity): DeletedItem | null {
  const item = lineInBin(line);
  if (item === null) return null;
  const { kind, name } = item;
  const course = kind === 'question' ? line.subject._id : null;
  return { ...item, course, name: name ?? (kind === 'event' ? eventTitle({ hyperlink: null }) : displayTitle(name)) };
}
