import type { Activity } from '@cpd/api/activity';
import { lineInBin } from '@cpd/domain/bin';
import { eventTitle } from '@cpd/domain/event';
import { displayTitle, shown } from '@cpd/ui/language';
import { type DeletedItem, useRestore } from '../bin/useRestore.ts';

/** Returns what 'Restore' does on a line of the history; undefined for a line whose item is not in the bin. */
export function useRestorable(): (line: Activity) => (() => void) | undefined {
  const { restore } = useRestore();
  return (line) => {
    const item = line.isRestorable ? deletedItem(line) : null;
    return item ? () => void restore(item) : undefined;
  };
}

/** The item that a line of the history puts into the bin or takes out of it; null for another line. */
export function deletedItem(line: Activity): DeletedItem | null {
  const item = lineInBin(line);
  if (item === null) return null;
  const { kind, name } = item;
  const course = kind === 'question' ? line.subject._id : null;
  return {
    ...item,
    course,
    name: name ?? (kind === 'event' ? shown(eventTitle({ hyperlink: null })) : displayTitle(name)),
  };
}
