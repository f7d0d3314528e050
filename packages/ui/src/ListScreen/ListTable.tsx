import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Card, type CardProps } from '../Card/index.ts';
import type { EmptyStateProps } from '../EmptyState/index.ts';
import { say, sentence, shown } from '../language/index.ts';
import { PagedTable, type PagedTableProps, RefreshingContext } from '../PagedTable/index.ts';
import { Text } from '../Text/index.ts';
import type { ListState, UnpagedList } from './ListState.ts';
import type { ListTexts } from './listTexts.ts';
import { loadFailure } from './loadFailure.tsx';
import type { ListSearch } from './useListParams.ts';

type TablePart = 'id' | 'columns' | 'groupOf' | 'rowHeight' | 'verticalAlign' | 'expectedRows' | 'toolbar';

export interface ListTableProps<Row>
  extends Pick<PagedTableProps<Row>, 'caption' | TablePart>,
    Pick<CardProps, 'title' | 'description' | 'actions'> {
  /** A page of a list, or a list without pages. */
  list: UnpagedList<Row> & Partial<ListState<Row>>;
  /** What the list says instead of its rows. */
  texts: ListTexts;
  /** The filter of the list. */
  search?: Pick<ListSearch, 'keyword' | 'isFiltered' | 'clear'> & {
    /** A text about what to do next when nothing matches. */
    readonly hint?: string | undefined;
    /** Whether an empty list shows its toolbar, because that leads to other items. @default false */
    readonly keepsToolbar?: boolean;
  };
  /** Whether an empty list is a line of text instead of a table, for a part of a page. @default false */
  isEmptyInOneLine?: boolean;
  /** What an empty list shows. @default the title 'No courses yet.' */
  empty?: Partial<EmptyStateProps>;
}

/** A card with a table. Instead of rows it can show skeletons, the empty state, or a failure with 'Try again'. */
export function ListTable<Row extends { readonly _id: string }>(props: ListTableProps<Row>) {
  const { list, texts, search, title, description, actions, empty, isEmptyInOneLine, toolbar, ...table } = props;
  const { rows, isStale = false, hasFailed, onRetry, savedRow, pager, useIsValidating } = list;
  // An empty list cannot be searched or filtered.
  const isBlank = rows?.length === 0 && search?.isFiltered === false && !pager?.total;
  const isFailure = hasFailed && rows === undefined;
  const card = { ...(title !== undefined && { title }), description, actions };
  // The same card, so that its buttons keep the focus.
  if (isEmptyInOneLine && rows?.length === 0) {
    return (
      <Refreshing hasRows useIsValidating={useIsValidating}>
        <Card {...card}>
          <Text tone="muted">{shown(texts.none)}</Text>
        </Card>
      </Refreshing>
    );
  }
  return (
    <Refreshing hasRows={rows !== undefined} useIsValidating={useIsValidating}>
      <Card padding="none" {...card}>
        <PagedTable
          {...table}
          toolbar={isBlank && !search?.keepsToolbar ? undefined : toolbar}
          rows={rows ?? []}
          getRowId={({ _id }) => _id}
          highlightedRow={savedRow}
          {...(pager && { pager })}
          isStale={isStale}
          isLoading={rows === undefined && !hasFailed}
          empty={
            isFailure
              ? loadFailure(texts, onRetry)
              : search?.isFiltered
                ? notFound(texts, search)
                : { title: shown(texts.none), ...empty }
          }
        />
      </Card>
    </Refreshing>
  );
}

interface RefreshingProps extends Pick<ListState<never>, 'useIsValidating'> {
  hasRows: boolean;
  children: ReactNode;
}

/** Renders again when a request begins and ends; the rows do not. */
function Refreshing({ hasRows, useIsValidating, children }: RefreshingProps) {
  const isValidating = useIsValidating();
  return <RefreshingContext value={hasRows && isValidating}>{children}</RefreshingContext>;
}

function notFound(
  texts: ListTexts,
  { keyword, clear, hint }: NonNullable<ListTableProps<never>['search']>,
): EmptyStateProps {
  return {
    reason: 'noMatch',
    title: shown(texts.noMatch?.(keyword) ?? sentence('No matches')),
    description: hint,
    action: <Button onPress={clear}>{say('Clear search')}</Button>,
  };
}
