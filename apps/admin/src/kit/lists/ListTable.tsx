import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { PagedTable, type PagedTableProps } from '@cpd/ui/PagedTable';
import type { ListState } from './ListState.ts';

export interface ListTableProps<Row>
  extends Pick<PagedTableProps<Row>, 'caption' | 'columns' | 'toolbar' | 'emptyText' | 'emptyHint'> {
  list: ListState<Row>;
  /** What is listed, in the plural, for the sentence that says it could not be loaded. */
  things: string;
}

/** A card with a table that never goes blank: rows, grey rows, no rows, or a way to try again. */
export function ListTable<Row extends { readonly _id: string }>(props: ListTableProps<Row>) {
  const { list, things, emptyText, emptyHint, ...table } = props;
  const { rows, isStale, hasFailed, onRetry, pager } = list;
  const isFailure = hasFailed && rows === undefined;
  return (
    <Card padding="none">
      <PagedTable
        {...table}
        rows={rows ?? []}
        getRowId={({ _id }) => _id}
        pager={pager}
        isStale={isStale}
        isLoading={rows === undefined && !hasFailed}
        emptyText={isFailure ? `The ${things} could not be loaded.` : (emptyText ?? `No ${things} yet.`)}
        emptyHint={isFailure || emptyText !== undefined ? undefined : emptyHint}
        emptyAction={isFailure ? <Button onPress={onRetry}>Try again</Button> : undefined}
      />
    </Card>
  );
}
