import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { PagedTable, type PagedTableProps } from '@cpd/ui/PagedTable';
import type { ListState } from './ListState.ts';
import type { ListSearch } from './useListAddress.ts';

export interface ListTableProps<Row>
  extends Pick<PagedTableProps<Row>, 'caption' | 'columns' | 'rowHeight' | 'toolbar' | 'emptyHint' | 'emptyAction'> {
  list: ListState<Row>;
  /** What is listed, in the plural, for the sentence that says it could not be loaded. */
  things: string;
  /** What the list is narrowed to, and how to see all of it again. */
  search?: Pick<ListSearch, 'keyword' | 'isNarrowed' | 'clear'>;
}

/** A card with a table that never goes blank: rows, grey rows, no rows, or a way to try again. */
export function ListTable<Row extends { readonly _id: string }>(props: ListTableProps<Row>) {
  const { list, things, search, emptyHint, emptyAction, ...table } = props;
  const { rows, isStale, hasFailed, onRetry, savedRow, pager } = list;
  const isFailure = hasFailed && rows === undefined;
  return (
    <Card padding="none">
      <PagedTable
        {...table}
        rows={rows ?? []}
        getRowId={({ _id }) => _id}
        markedRow={savedRow}
        pager={pager}
        isStale={isStale}
        isLoading={rows === undefined && !hasFailed}
        {...(isFailure
          ? failed(things, onRetry)
          : search?.isNarrowed
            ? notFound(things, search)
            : { emptyText: `No ${things} yet.`, emptyHint, emptyAction })}
      />
    </Card>
  );
}

type EmptyWords = Pick<PagedTableProps<never>, 'emptyText' | 'emptyHint' | 'emptyAction'>;

function failed(things: string, onRetry: () => void): EmptyWords {
  return { emptyText: `The ${things} could not be loaded.`, emptyAction: <Button onPress={onRetry}>Try again</Button> };
}

function notFound(things: string, { keyword, clear }: NonNullable<ListTableProps<never>['search']>): EmptyWords {
  const wanted = keyword === '' ? '' : ` “${keyword}”`;
  return {
    emptyText: `No ${things} match${wanted}.`,
    emptyAction: <Button onPress={clear}>Clear search</Button>,
  };
}
