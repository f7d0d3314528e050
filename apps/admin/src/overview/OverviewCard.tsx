import type { QueryResult } from '@cpd/api/query';
import { Badge } from '@cpd/ui/Badge';
import { Card } from '@cpd/ui/Card';
import { EmptyState } from '@cpd/ui/EmptyState';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Inline } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { loadFailure } from '../kit/lists/loadFailure.tsx';
import * as styles from './OverviewPage.css.ts';

export interface OverviewCardProps {
  title: string;
  /** The plural noun for the rows, for the error message. */
  pluralNoun: string;
  query: Pick<QueryResult<unknown>, 'data' | 'error'>;
  /** Reloads the query after a failure. */
  onRetry: () => void;
  /** The total number of rows, shown next to the title. */
  total?: number;
  /** The link to all of them. */
  allLink?: ReactNode;
  /** Shown if there are no rows. */
  emptyText: string;
  children: readonly ReactNode[];
}

/** A card with the first rows of a list, or with skeletons, the empty state, or a failure with 'Try again'. */
export function OverviewCard({ title, total = 0, allLink, ...content }: OverviewCardProps) {
  const actions = allLink !== undefined && total > 0 && (
    <Inline gap={12}>
      <Badge>{total}</Badge>
      {allLink}
    </Inline>
  );
  return (
    <Card title={title} padding="none" actions={actions}>
      <CardContent {...content} />
    </Card>
  );
}

function CardContent({
  pluralNoun,
  query,
  onRetry,
  emptyText,
  children,
}: Omit<OverviewCardProps, 'title' | 'total' | 'allLink'>) {
  if (query.data === undefined) {
    return query.error === undefined ? <SkeletonRows /> : <EmptyState {...loadFailure(pluralNoun, onRetry)} />;
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
