import type { ReactElement, ReactNode } from 'react';
import { SkipLink } from '../AppShell/index.ts';
import { Button } from '../Button/index.ts';
import { PlusIcon } from '../Icon/index.ts';
import { InlineSelect } from '../InlineSelect/index.ts';
import { say, sentence } from '../language/index.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/index.ts';
import { SearchField, type SearchFieldProps } from '../SearchField/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Inline } from '../Stack/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import type { ListState } from './ListState.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { LIST_ID } from './listId.ts';
import { MarkedRows, type Marking } from './MarkedRows.tsx';
import { markColumn } from './markColumn.tsx';
import type { EnabledFilter, ListParams, ListSort } from './useListParams.ts';
import { useMarks } from './useMarks.ts';

/** The number of rows of each choice of the filter. */
export type EnabledCounts = Readonly<Record<EnabledFilter, number>>;

/** Other rows that the filter of a list offers, such as deleted ones, in place of its own. */
export interface AlternativeList {
  /** The label in the filter, such as 'Deleted'. */
  readonly label: string;
  /** The number in the filter; null while it loads, undefined if nobody knows it. */
  readonly count: number | null | undefined;
  readonly onShow: () => void;
  /** Renders a `ListTable` with the rows while they are chosen; undefined shows the list itself. */
  readonly renderTable: ((parts: Pick<ListTableProps<never>, 'id' | 'toolbar'>) => ReactElement) | undefined;
}

export interface ListScreenProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'texts' | 'columns' | 'rowHeight' | 'empty'>,
    Pick<PageHeaderProps, 'title' | 'back'> {
  params: ListParams;
  list: ListState<Row>;
  /** Buttons before 'New', such as one that downloads the list. An alternative list has none. */
  actions?: ReactNode;
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
  /** Other rows that the filter offers. */
  alternative?: AlternativeList | undefined;
  /** The orders to choose from. The empty value is the list's own order. */
  sortOptions?: readonly { readonly value: ListSort | ''; readonly label: string }[] | undefined;
  /** How rows are marked, and what can be done with them. Rows of an alternative list cannot be marked. */
  marking?: Marking<Row> | undefined;
  /** Tabs around the list. A page with tabs renders them, so that other lists do not load their code. */
  tabs?: { readonly selectedKey: string; readonly render: (list: ReactNode) => ReactNode };
}

const NO_ROWS: readonly never[] = [];

/** A screen with one list: title, tabs, search, filter, sorting, and a table with its empty and error states. */
export function ListScreen<Row extends { readonly _id: string }>(props: ListScreenProps<Row>) {
  const { title, back, params, tabs, search, filter, sortOptions, actions, onNew, alternative, marking, ...table } =
    props;
  const renderOther = alternative?.renderTable;
  const marks = useMarks({
    rows: renderOther ? NO_ROWS : table.list.rows,
    isStale: table.list.isStale,
    filter: [params.keyword, params.enabled, params.tab, params.show].join('\n'),
  });
  const { nameOf } = marking ?? {};
  const tools = { search, filter, alternative, sortOptions: renderOther ? undefined : sortOptions };
  const newButton = onNew && (
    <Button variant="primary" icon={<PlusIcon />} data-shortcut="n" onPress={() => void onNew()}>
      {say('New')}
    </Button>
  );
  // The key drops text that was typed but not yet searched for when the tab changes.
  const toolbar = <ListToolbar key={tabs?.selectedKey} params={params} {...tools} />;
  // One table at one place, so that its toolbar keeps the focus.
  const content = renderOther ? (
    renderOther({ id: LIST_ID, toolbar })
  ) : (
    <ListTable
      {...table}
      {...(nameOf && { columns: [markColumn(marks, nameOf), ...table.columns] })}
      id={LIST_ID}
      {...((search || filter || alternative) && {
        search: { ...params, keepsToolbar: Boolean(alternative?.count) },
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
          (actions || newButton) && (
            <Inline>
              {!renderOther && actions}
              {newButton}
            </Inline>
          )
        }
      />
      {tabs ? tabs.render(content) : content}
      {marking && <MarkedRows store={marks} renderBar={marking.renderBar} />}
    </>
  );
}

const all = { value: 'all', label: sentence('All') } as const;

const filters = [
  all,
  { value: 'yes', label: sentence('Enabled') },
  { value: 'no', label: sentence('Not enabled') },
] as const;

const ALTERNATIVE = 'alternative' as const;

type ListToolbarProps = Pick<ListScreenProps<never>, 'params' | 'search' | 'filter' | 'sortOptions' | 'alternative'>;

function ListToolbar({ params, search, filter, sortOptions, alternative }: ListToolbarProps) {
  return (
    <Toolbar
      aria-label={say('Filter and sort')}
      search={
        search && <SearchField label={say('Search')} value={params.keyword} onSearch={params.setKeyword} {...search} />
      }
    >
      {(filter || alternative) && (
        <SegmentedControl<EnabledFilter | typeof ALTERNATIVE>
          label={say('Show')}
          segments={[
            ...(filter ? filters : [all]).map(({ value, label }) => ({
              value,
              label: say(label),
              count: filter?.counts === null ? null : filter?.counts?.[value],
            })),
            ...(alternative ? [{ value: ALTERNATIVE, label: alternative.label, count: alternative.count }] : []),
          ]}
          value={alternative?.renderTable ? ALTERNATIVE : params.enabled}
          onChange={(shown) => (shown === ALTERNATIVE ? alternative?.onShow() : params.setEnabled(shown))}
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
