import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { say } from '../language/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { type MarkStore, markedOnPage } from './MarkStore.ts';

/** What the bar of the marked rows needs. */
export interface Marked<Row> {
  readonly rows: readonly Row[];
  /** The number of marked rows on other pages. */
  readonly elsewhere: number;
  /** Marks the rest of the page; undefined if all of its rows are marked. */
  readonly onMarkPage: (() => void) | undefined;
  /** Removes the marks of these rows. @default of all */
  readonly onUnmark: (ids?: readonly string[]) => void;
}

/** How the rows of a list are marked, and what can be done with them. */
export interface Marking<Row> {
  readonly nameOf: (row: Row) => string;
  /** Renders a `MarkBar` while rows are marked. */
  readonly renderBar: (marked: Marked<Row>) => ReactNode;
}

interface MarkedRowsProps<Row extends { readonly _id: string }> extends Pick<Marking<Row>, 'renderBar'> {
  store: MarkStore<Row>;
}

/** Announces the number of marked rows, and renders the bar. */
export function MarkedRows<Row extends { readonly _id: string }>({ store, renderBar }: MarkedRowsProps<Row>) {
  const marks = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { marked, page } = marks;
  const here = markedOnPage(marks);
  const n = marked.size;
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{n > 0 && say('{n, plural, one {# row} other {# rows}} marked', { n })}</span>
      </VisuallyHidden>
      <Suspense>
        {n > 0 &&
          renderBar({
            rows: [...marked.values()],
            elsewhere: n - here,
            onMarkPage: here < page.length ? () => store.markPage() : undefined,
            onUnmark: (ids = [...marked.keys()]) => store.unmark(ids),
          })}
      </Suspense>
    </>
  );
}
