import { useEffect, useRef, useState } from 'react';
import { say } from '../language/index.ts';
import { useNotify } from '../Notifications/index.ts';
import type { ListState } from './ListState.ts';
import { MarkStore } from './MarkStore.ts';

interface MarkableList<Row> extends Pick<ListState<Row>, 'rows' | 'isStale'> {
  /** Names search, filters and tab. */
  readonly filter: string;
}

/**
 * The marks of a list. They stay while other pages are shown. When the filter changes, rows that are not on the page then
 * are no longer marked, and a notification says so.
 */
export function useMarks<Row extends { readonly _id: string }>({ rows, isStale, filter }: MarkableList<Row>) {
  const [marks] = useState(() => new MarkStore<Row>());
  const shownFilter = useRef(filter);
  const notify = useNotify();
  useEffect(() => {
    if (rows === undefined || isStale) return;
    const n = marks.show(rows, filter !== shownFilter.current);
    shownFilter.current = filter;
    if (n > 0)
      notify(
        say('{n, plural, one {# row is} other {# rows are}} no longer marked, because the list shows other rows', {
          n,
        }),
      );
  }, [marks, rows, isStale, filter, notify]);
  return marks;
}
