import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { PagedTable, type PagedTableProps } from '@cpd/ui/PagedTable';

/** What a list's table shows. */
export interface ListTableProps<Row>
  extends Omit<PagedTableProps<Row>, 'getRowId' | 'isLoading' | 'emptyAction' | 'rows'> {
  /** The rows of the page; undefined while none has arrived. */
  rows: readonly Row[] | undefined;
  /** What is listed, in the plural, for the sentence that says it could not be loaded. */
  things: string;
  /** Whether the rows could not be loaded. */
  hasFailed: boolean;
  /** Loads the rows again. */
  onRetry: () => void;
}

/** A card with a table that never goes blank: rows, grey rows, no rows, or a way to try again. */
export function ListTable<Row extends { readonly _id: string }>(props: ListTableProps<Row>) {
  const { rows, things, hasFailed, onRetry, emptyText, emptyHint, ...table } = props;
  const isFailure = hasFailed && rows === undefined;
  return (
    <Card padding="none">
      <PagedTable
        {...table}
        rows={rows ?? []}
        getRowId={({ _id }) => _id}
        isLoading={rows === undefined && !hasFailed}
        emptyText={isFailure ? `The ${things} could not be loaded.` : (emptyText ?? `No ${things} yet.`)}
        emptyHint={isFailure || emptyText !== undefined ? undefined : emptyHint}
        emptyAction={isFailure ? <Button onPress={onRetry}>Try again</Button> : undefined}
      />
    </Card>
  );
}
