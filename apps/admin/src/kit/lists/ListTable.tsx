import { Button } from '@cpd/ui/Button';
import { Card, type CardProps } from '@cpd/ui/Card';
import { PagedTable, type PagedTableProps } from '@cpd/ui/PagedTable';
import type { ListState } from './ListState.ts';
import { NewButton } from './NewButton.tsx';
import type { ListSearch } from './useListParams.ts';

type TablePart = 'columns' | 'rowHeight' | 'expectedRows' | 'toolbar' | 'emptyHint';

export interface ListTableProps<Row>
  extends Pick<PagedTableProps<Row>, 'caption' | TablePart>,
    Pick<CardProps, 'title' | 'description' | 'actions'> {
  /** A page of a list, or a whole one that is never paged. */
  list: Pick<ListState<Row>, 'rows' | 'hasFailed' | 'onRetry'> & Partial<ListState<Row>>;
  /** What is listed, in the plural, for the sentence that says it could not be loaded. */
  pluralNoun: string;
  /** What the list is narrowed to, and how to see all of it again. */
  search?: Pick<ListSearch, 'keyword' | 'isFiltered' | 'clear'> & {
    /** What to do next where nothing was found, in words. */
    readonly hint?: string | undefined;
  };
  /** What is said where there is nothing yet. @default 'No {pluralNoun} yet.' */
  emptyText?: string;
  /** Makes the first one from the empty list. */
  onNew?: () => void;
}

/** A card with a table that never goes blank: rows, grey rows, no rows, or a way to try again. */
export function ListTable<Row extends { readonly _id: string }>(props: ListTableProps<Row>) {
  const { list, pluralNoun, search, title, description, actions, ...empty } = props;
  const { emptyText = `No ${pluralNoun} yet.`, emptyHint, onNew, ...table } = empty;
  const { rows, isStale = false, hasFailed, onRetry, savedRow, pager } = list;
  const isFailure = hasFailed && rows === undefined;
  return (
    <Card padding="none" {...(title !== undefined && { title })} description={description} actions={actions}>
      <PagedTable
        {...table}
        rows={rows ?? []}
        getRowId={({ _id }) => _id}
        markedRow={savedRow}
        {...(pager && { pager })}
        isStale={isStale}
        isLoading={rows === undefined && !hasFailed}
        {...(isFailure
          ? failed(pluralNoun, onRetry)
          : search?.isFiltered
            ? notFound(pluralNoun, search)
            : { emptyText, emptyHint, ...(onNew && beginning(onNew)) })}
      />
    </Card>
  );
}

type EmptyWords = Pick<PagedTableProps<never>, 'emptyText' | 'emptyHint' | 'emptyAction'>;

function beginning(onNew: () => void): Omit<EmptyWords, 'emptyText'> {
  return {
    emptyHint: 'Press New to make the first one; it starts as a draft.',
    emptyAction: <NewButton onPress={onNew} />,
  };
}

function failed(pluralNoun: string, onRetry: () => void): EmptyWords {
  return {
    emptyText: `The ${pluralNoun} could not be loaded.`,
    emptyAction: <Button onPress={onRetry}>Try again</Button>,
  };
}

function notFound(
  pluralNoun: string,
  { keyword, clear, hint }: NonNullable<ListTableProps<never>['search']>,
): EmptyWords {
  const wanted = keyword === '' ? '' : ` “${keyword}”`;
  return {
    emptyText: `No ${pluralNoun} match${wanted}.`,
    emptyHint: hint,
    emptyAction: <Button onPress={clear}>Clear search</Button>,
  };
}
