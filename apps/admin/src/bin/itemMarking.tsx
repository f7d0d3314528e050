import type { BulkItem } from '@cpd/domain/bulk';
import { lazyPart } from '@cpd/ui/LazyPart';
import type { Marking } from '@cpd/ui/ListScreen';
import type { MarkedItemsBarProps } from './MarkedItemsBar.tsx';
import type { NamedItem } from './useItemActions.tsx';

const MarkedItemsBar = lazyPart<MarkedItemsBarProps>(async () => (await import('./MarkedItemsBar.tsx')).MarkedItemsBar);

interface ItemMarking<Row> extends Pick<MarkedItemsBarProps, 'kind' | 'list'>, Pick<Marking<Row>, 'nameOf'> {
  readonly itemOf: (row: Row) => NamedItem;
  readonly missingOf: (row: Row) => BulkItem['missing'];
}

/** How rows of items are marked, and enabled and deleted together. */
export function itemMarking<Row extends { readonly _id: string }>(marking: ItemMarking<Row>): Marking<Row> {
  const { nameOf, itemOf, missingOf, ...bar } = marking;
  const toItem = (row: Row) => ({ ...itemOf(row), id: row._id, missing: missingOf(row) });
  return { nameOf, renderBar: (marked) => <MarkedItemsBar {...bar} marked={marked} items={marked.rows.map(toItem)} /> };
}
