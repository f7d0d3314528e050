import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { InlineSelect } from '@cpd/ui/InlineSelect';
import { PageHeader } from '@cpd/ui/PageHeader';
import { SearchField, type SearchFieldProps } from '@cpd/ui/SearchField';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { Tabs, type TabsProps } from '@cpd/ui/Tabs';
import { Toolbar } from '@cpd/ui/Toolbar';
import { useBin } from '../useBin.ts';
import { DeletedTable, type DeletedTableProps } from './DeletedTable.tsx';
import type { ListState } from './ListState.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { EnabledFilter, ListParams, ListSort } from './useListParams.ts';

/** The number of rows of each choice of the filter. */
export type EnabledCounts = Readonly<Record<EnabledFilter, number>>;

export interface ListPageProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'pluralNoun' | 'columns' | 'rowHeight' | 'empty'> {
  title: string;
  params: ListParams;
  list: ListState<Row>;
  /** Creates an item and opens it. */
  onNew?: () => Promise<void>;
  /** Absent where the server does not search. */
  search?: Pick<SearchFieldProps, 'placeholder' | 'delay'> | undefined;
  /** Filters by whether items are enabled. */
  filter?:
    | {
        /** Null while they load, undefined where the server does not count. */
        readonly counts: EnabledCounts | null | undefined;
      }
    | undefined;
  /** The items that were deleted: their kind, and their names by their stored titles. */
  deleted?: Pick<DeletedTableProps, 'kind' | 'nameOf'>;
  /** The orders to choose from. The empty value is the list's own order. */
  sortOptions?: readonly { readonly value: ListSort | ''; readonly label: string }[] | undefined;
  tabs?: Omit<TabsProps, 'children'>;
  /** The texts when nothing matches. @default 'No {pluralNoun} match “{keyword}”.' */
  noMatch?: { readonly noMatchText: string; readonly hint: string } | undefined;
}

/** A page with one list: title, tabs, search, filter, sorting, and a table with its empty and error states. */
export function ListPage<Row extends { readonly _id: string }>(props: ListPageProps<Row>) {
  const { title, params, tabs, search, filter, sortOptions, onNew, noMatch, deleted, ...table } = props;
  const bin = useBin();
  const isDeletedShown = deleted !== undefined && bin.hasBin === true && params.show === 'deleted';
  const deletedCount = deleted && bin.hasBin ? (bin.counts?.[deleted.kind] ?? null) : undefined;
  const tools = { search, filter, sortOptions: isDeletedShown ? undefined : sortOptions, deletedCount };
  const newButton = onNew && (
    <Button variant="primary" icon={<PlusIcon />} data-shortcut="n" onPress={() => void onNew()}>
      New
    </Button>
  );
  // The key drops text that was typed but not yet searched for when the tab changes.
  const toolbar = <ListToolbar key={tabs?.selectedKey} params={params} {...tools} />;
  const content = isDeletedShown ? (
    <DeletedTable {...deleted} pluralNoun={table.pluralNoun} toolbar={toolbar} search={params} />
  ) : (
    <ListTable
      {...table}
      {...((search || filter) && { search: { ...params, ...noMatch, keepsToolbar: Boolean(deletedCount) }, toolbar })}
      {...(newButton && {
        empty: { description: 'Choose New to create the first one. It starts as a draft.', action: newButton },
      })}
    />
  );
  return (
    <>
      <PageHeader title={title} actions={newButton} />
      {tabs ? <Tabs {...tabs}>{content}</Tabs> : content}
    </>
  );
}

const all = { value: 'all', label: 'All' } as const;

const filters = [all, { value: 'yes', label: 'Enabled' }, { value: 'no', label: 'Not enabled' }] as const;

const DELETED = 'deleted' as const;

interface ListToolbarProps extends Pick<ListPageProps<never>, 'params' | 'search' | 'filter' | 'sortOptions'> {
  /** Null while it loads, undefined where deleted items are not kept. */
  deletedCount: number | null | undefined;
}

function ListToolbar({ params, search, filter, sortOptions, deletedCount }: ListToolbarProps) {
  return (
    <Toolbar
      aria-label="Filter and sort"
      search={search && <SearchField label="Search" value={params.keyword} onSearch={params.setKeyword} {...search} />}
    >
      {(filter || deletedCount !== undefined) && (
        <SegmentedControl<EnabledFilter | typeof DELETED>
          label="Show"
          segments={[
            ...(filter ? filters : [all]).map(({ value, label }) => ({
              value,
              label,
              count: filter?.counts === null ? null : filter?.counts?.[value],
            })),
            ...(deletedCount === undefined ? [] : [{ value: DELETED, label: 'Deleted', count: deletedCount }]),
          ]}
          value={deletedCount !== undefined && params.show === DELETED ? DELETED : params.enabled}
          onChange={(shown) => (shown === DELETED ? params.showDeleted() : params.setEnabled(shown))}
        />
      )}
      {sortOptions && (
        <InlineSelect
          label="Sort by"
          options={sortOptions}
          value={params.sort ?? ''}
          onChange={(selected) => params.setSort(sortOptions.find(({ value }) => value === selected)?.value || null)}
        />
      )}
    </Toolbar>
  );
}
