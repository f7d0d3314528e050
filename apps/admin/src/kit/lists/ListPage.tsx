import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { InlineSelect } from '@cpd/ui/InlineSelect';
import { PageHeader } from '@cpd/ui/PageHeader';
import { SearchField, type SearchFieldProps } from '@cpd/ui/SearchField';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { Tabs, type TabsProps } from '@cpd/ui/Tabs';
import { Toolbar } from '@cpd/ui/Toolbar';
import type { ListState } from './ListState.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { EnabledFilter, ListParams, ListSort } from './useListParams.ts';

/** The number of rows of each choice of the filter. */
export type EnabledCounts = Readonly<Record<EnabledFilter, number>>;

export interface ListPageProps<Row>
  extends Pick<
    ListTableProps<Row>,
    'caption' | 'pluralNoun' | 'columns' | 'rowHeight' | 'emptyText' | 'emptyHint' | 'emptyAction'
  > {
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
  /** The orders to choose from. The empty value is the list's own order. */
  sortOptions?: readonly { readonly value: ListSort | ''; readonly label: string }[] | undefined;
  tabs?: Omit<TabsProps, 'children'>;
  /** The texts when nothing matches. @default 'No {pluralNoun} match “{keyword}”.' */
  noMatch?: { readonly noMatchText: string; readonly hint: string } | undefined;
}

/** A page with one list: title, tabs, search, filter, sorting, and a table with its empty and error states. */
export function ListPage<Row extends { readonly _id: string }>(props: ListPageProps<Row>) {
  const { title, params, tabs, search, filter, sortOptions, onNew, noMatch, ...table } = props;
  const tools = { search, filter, sortOptions };
  const newButton = onNew && (
    <Button variant="primary" icon={<PlusIcon />} data-shortcut="n" onPress={() => void onNew()}>
      New
    </Button>
  );
  const content = (
    <ListTable
      {...table}
      {...((search || filter) && {
        search: { ...params, ...noMatch },
        // The key drops text that was typed but not yet searched for when the tab changes.
        toolbar: <ListToolbar key={tabs?.selectedKey} params={params} {...tools} />,
      })}
      {...(newButton && {
        emptyHint: 'Choose New to create the first one. It starts as a draft.',
        emptyAction: newButton,
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

const filters = [
  { value: 'all', label: 'All' },
  { value: 'yes', label: 'Enabled' },
  { value: 'no', label: 'Not enabled' },
] as const;

type ListToolbarProps = Pick<ListPageProps<never>, 'params' | 'search' | 'filter' | 'sortOptions'>;

function ListToolbar({ params, search, filter, sortOptions }: ListToolbarProps) {
  return (
    <Toolbar
      aria-label="Filter and sort"
      search={search && <SearchField label="Search" value={params.keyword} onSearch={params.setKeyword} {...search} />}
    >
      {filter && (
        <SegmentedControl
          label="Show"
          segments={filters.map(({ value, label }) => ({
            value,
            label,
            count: filter.counts === null ? null : filter.counts?.[value],
          }))}
          value={params.enabled}
          onChange={params.setEnabled}
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
