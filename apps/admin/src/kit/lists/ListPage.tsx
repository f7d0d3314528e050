import { SkipLink } from '@cpd/ui/AppShell';
import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { InlineSelect } from '@cpd/ui/InlineSelect';
import { say, sentence } from '@cpd/ui/language';
import { PageHeader, type PageHeaderProps } from '@cpd/ui/PageHeader';
import { SearchField, type SearchFieldProps } from '@cpd/ui/SearchField';
import { SegmentedControl } from '@cpd/ui/SegmentedControl';
import { Inline } from '@cpd/ui/Stack';
import { Toolbar } from '@cpd/ui/Toolbar';
import type { ReactNode } from 'react';
import { useBin } from '../useBin.ts';
import { type DeletedItems, useDeletedTable } from './DeletedTable.tsx';
import type { ListState } from './ListState.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { EnabledFilter, ListParams, ListSort } from './useListParams.ts';

/** The number of rows of each choice of the filter. */
export type EnabledCounts = Readonly<Record<EnabledFilter, number>>;

export interface ListPageProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'rowKind' | 'columns' | 'rowHeight' | 'empty'>,
    Pick<PageHeaderProps, 'title' | 'back'> {
  params: ListParams;
  list: ListState<Row>;
  /** A button that downloads the list. */
  download?: ReactNode;
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
  deleted?: Pick<DeletedItems, 'kind' | 'nameOf'>;
  /** The orders to choose from. The empty value is the list's own order. */
  sortOptions?: readonly { readonly value: ListSort | ''; readonly label: string }[] | undefined;
  /** Tabs around the list. A page with tabs renders them, so that other lists do not load their code. */
  tabs?: { readonly selectedKey: string; readonly render: (list: ReactNode) => ReactNode };
  /** The texts when nothing matches. @default 'No courses match “{keyword}”.' */
  noMatch?: { readonly noMatchText: string; readonly hint: string } | undefined;
}

const LIST_ID = 'list';

/** A page with one list: title, tabs, search, filter, sorting, and a table with its empty and error states. */
export function ListPage<Row extends { readonly _id: string }>(props: ListPageProps<Row>) {
  const {
    title,
    back,
    params,
    tabs,
    search,
    filter,
    sortOptions,
    download,
    onNew,
    noMatch,
    deleted: _,
    ...table
  } = props;
  const { deletedFilter, deletedTable } = useDeletedItems(props);
  const tools = { search, filter, deletedFilter, sortOptions: deletedTable ? undefined : sortOptions };
  const newButton = onNew && (
    <Button variant="primary" icon={<PlusIcon />} data-shortcut="n" onPress={() => void onNew()}>
      {say('New')}
    </Button>
  );
  // The key drops text that was typed but not yet searched for when the tab changes.
  const toolbar = <ListToolbar key={tabs?.selectedKey} params={params} {...tools} />;
  // One table at one place, so that its toolbar keeps the focus.
  const content = deletedTable ? (
    <ListTable {...deletedTable} id={LIST_ID} toolbar={toolbar} />
  ) : (
    <ListTable
      {...table}
      id={LIST_ID}
      {...((search || filter || deletedFilter) && {
        search: { ...params, ...noMatch, keepsToolbar: Boolean(deletedFilter?.count) },
        toolbar,
      })}
      {...(newButton && {
        empty: { description: say('Choose New to create the first one. It starts as a draft.'), action: newButton },
      })}
    />
  );
  return (
    <>
      <SkipLink target={LIST_ID}>{say('Skip to the list')}</SkipLink>
      <PageHeader
        title={title}
        back={back}
        actions={
          (download || newButton) && (
            <Inline>
              {!deletedTable && download}
              {newButton}
            </Inline>
          )
        }
      />
      {tabs ? tabs.render(content) : content}
    </>
  );
}

/** Undefined where deleted items are not kept. The number is null while it loads, and undefined if nobody knows it. */
type DeletedFilter = { readonly isShown: boolean; readonly count: number | null | undefined } | undefined;

/** The filter 'Deleted', and its table while it is chosen. */
function useDeletedItems(props: Pick<ListPageProps<never>, 'params' | 'deleted'>) {
  const { params, deleted } = props;
  const { hasBin, counts } = useBin();
  const kind = hasBin ? deleted?.kind : undefined;
  const isShown = kind !== undefined && params.show === 'deleted';
  const shownKind = isShown ? kind : undefined;
  const table = useDeletedTable({ kind: shownKind, nameOf: deleted?.nameOf, search: params });
  if (kind === undefined) return {};
  const { keyword } = params;
  const found = isShown ? (table?.list.pager.total ?? null) : undefined;
  const deletedFilter: DeletedFilter = { isShown, count: keyword === '' ? (counts?.[kind] ?? null) : found };
  return { deletedFilter, deletedTable: table };
}

const all = { value: 'all', label: sentence('All') } as const;

const filters = [
  all,
  { value: 'yes', label: sentence('Enabled') },
  { value: 'no', label: sentence('Not enabled') },
] as const;

const DELETED = 'deleted' as const;

interface ListToolbarProps extends Pick<ListPageProps<never>, 'params' | 'search' | 'filter' | 'sortOptions'> {
  deletedFilter: DeletedFilter;
}

function ListToolbar({ params, search, filter, sortOptions, deletedFilter }: ListToolbarProps) {
  return (
    <Toolbar
      aria-label={say('Filter and sort')}
      search={
        search && <SearchField label={say('Search')} value={params.keyword} onSearch={params.setKeyword} {...search} />
      }
    >
      {(filter || deletedFilter) && (
        <SegmentedControl<EnabledFilter | typeof DELETED>
          label={say('Show')}
          segments={[
            ...(filter ? filters : [all]).map(({ value, label }) => ({
              value,
              label: say(label),
              count: filter?.counts === null ? null : filter?.counts?.[value],
            })),
            ...(deletedFilter ? [{ value: DELETED, label: say('Deleted'), count: deletedFilter.count }] : []),
          ]}
          value={deletedFilter?.isShown ? DELETED : params.enabled}
          onChange={(shown) => (shown === DELETED ? params.showDeleted() : params.setEnabled(shown))}
        />
      )}
      {sortOptions && (
        <InlineSelect
          label={say('Sort by')}
          options={sortOptions}
          value={params.sort ?? ''}
          onChange={(selected) => params.setSort(sortOptions.find(({ value }) => value === selected)?.value || null)}
        />
      )}
    </Toolbar>
  );
}
