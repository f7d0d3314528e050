import type { QueryResult } from '@cpd/api/query';
import { Card } from '@cpd/ui/Card';
import { EmptyState } from '@cpd/ui/EmptyState';
import { Link } from '@cpd/ui/Link';
import { type ListTexts, loadFailure } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Inline } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import * as styles from './OverviewPage.css.ts';

export interface OverviewCardProps {
  title: string;
  /** What the rows are, for the error message. */
  texts: ListTexts;
  query: Pick<QueryResult<unknown>, 'data' | 'error'>;
  /** Reloads the query after a failure. */
  onRetry: () => void;
  /** The number of rows in the list, of which the card shows the first. */
  total?: number | undefined;
  /** The path of the list, linked from the title if it has more rows. */
  listHref?: string;
  /** What can be done with all rows, before the link. */
  action?: ReactNode;
  /** Shown if there are no rows. */
  emptyText: string;
  children: readonly ReactNode[];
}

/** A card with the first rows of a list, or with skeletons, the empty state, or a failure with 'Try again'. */
export function OverviewCard({ title, total = 0, listHref, action, children, ...content }: OverviewCardProps) {
  const link = listHref !== undefined && total > children.length && (
    <Link href={listHref} aria-label={say('See all {total}: {title}', { total, title })}>
      {say('See all {total}', { total })}
    </Link>
  );
  return (
    <Card
      title={title}
      padding="none"
      actions={
        action ? (
          <Inline>
            {action}
            {link}
          </Inline>
        ) : (
          link
        )
      }
    >
      <CardContent {...content}>{children}</CardContent>
    </Card>
  );
}

function CardContent({
  texts,
  query,
  onRetry,
  emptyText,
  children,
}: Omit<OverviewCardProps, 'title' | 'total' | 'listHref' | 'action'>) {
  if (query.data === undefined) {
    return query.error === undefined ? <SkeletonRows /> : <EmptyState {...loadFailure(texts, onRetry)} />;
  }
  if (children.length === 0) return <p className={styles.nothing}>{emptyText}</p>;
  return <ul>{children}</ul>;
}

function SkeletonRows() {
  return (
    <div aria-busy="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitleSkeleton picture="thumbnail" />
          </div>
        </div>
      ))}
    </div>
  );
}
