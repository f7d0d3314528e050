import { useSyncExternalStore } from 'react';
import { say } from '../language/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { MarkBox } from './MarkBox.tsx';
import { type Identified, type MarkStore, markedOnPage } from './MarkStore.ts';

/** The column with a check box for each row, and one for the page in its title. */
export function markColumn<Row extends Identified>(store: MarkStore<Row>, nameOf: (row: Row) => string): Column<Row> {
  return {
    id: 'mark',
    header: say('Marked'),
    title: <PageBox store={store} />,
    width: 48,
    onCard: 'mark',
    skeleton: null,
    isStateless: true,
    cell: (row) => <RowBox store={store} row={row} name={nameOf(row)} />,
  };
}

interface RowBoxProps<Row extends Identified> {
  store: MarkStore<Row>;
  row: Row;
  name: string;
}

function RowBox<Row extends Identified>({ store, row, name }: RowBoxProps<Row>) {
  const readMark = () => store.read().marked.has(row._id);
  const isMarked = useSyncExternalStore(store.subscribe, readMark, readMark);
  return (
    <MarkBox
      label={say('Mark {name}', { name })}
      shortcut="x"
      isMarked={isMarked}
      onToggle={(isRange) => store.toggle(row, isRange)}
    />
  );
}

function PageBox<Row extends Identified>({ store }: { store: MarkStore<Row> }) {
  const marks = useSyncExternalStore(store.subscribe, store.read, store.read);
  const marked = markedOnPage(marks);
  const isMarked = marked > 0 && marked === marks.page.length;
  return (
    <MarkBox
      label={say('Mark all rows of the page')}
      isMarked={isMarked}
      isMixed={marked > 0 && !isMarked}
      onToggle={() => (isMarked ? store.unmarkPage() : store.markPage())}
    />
  );
}
