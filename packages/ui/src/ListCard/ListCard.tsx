import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Link } from '../Link/index.ts';
import { type ListTexts, loadFailure } from '../ListScreen/index.ts';
import { say, shown } from '../language/index.ts';
import { RowTitle, type RowTitleProps, RowTitleSkeleton } from '../RowTitle/index.ts';
import { Inline } from '../Stack/index.ts';
import * as styles from './ListCard.css.ts';

export interface ListCardProps {
  title: string;
  /** What the card says instead of its rows. */
  texts: ListTexts;
  /** The request for the rows: skeletons are shown until it has data, or an error. */
  query: { readonly data: unknown; readonly error: unknown };
  /** Loads the rows again after a failure. */
  onRetry: () => void;
  /** The number of rows in the list, of which the card shows the first. */
  total?: number | undefined;
  /** The path of the list, linked from the title if it has more rows. */
  listHref?: string;
  /** What can be done with all rows, before the link. */
  action?: ReactNode;
  /** Shown if there are no rows. @default the text of `texts` */
  emptyText?: string | undefined;
  /** A ListCardRow for each. */
  children: readonly ReactNode[];
}

/** A card with the first rows of a list, or with skeletons, the empty state, or a failure with 'Try again'. */
export function ListCard({ title, total = 0, listHref, action, children, ...content }: ListCardProps) {
  const link = listHref !== undefined && total > children.length && (
    <Link href={listHref} aria-label={say('See all {total}: {title}', { total, title })}>
      {say('See all {total}', { total })}
    </Link>
  );
  const actions = action ? (
    <Inline>
      {action}
      {link}
    </Inline>
  ) : (
    link
  );
  return (
    <Card title={title} padding="none" actions={actions}>
      <Content {...content}>{children}</Content>
    </Card>
  );
}

type ContentProps = Pick<ListCardProps, 'texts' | 'query' | 'onRetry' | 'emptyText' | 'children'>;

function Content({ texts, query, onRetry, emptyText = shown(texts.none), children }: ContentProps) {
  if (query.data === undefined) {
    return query.error === undefined ? <SkeletonRows /> : <EmptyState {...loadFailure(texts, onRetry)} />;
  }
  if (children.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return <ul>{children}</ul>;
}

function SkeletonRows() {
  return (
    <div aria-busy="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.title}>
            <RowTitleSkeleton picture="thumbnail" />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface ListCardRowProps extends RowTitleProps {
  /** A button. In a row without a link, it covers the row. */
  action?: ReactNode;
}

/** A row with a single target that covers it: a link to the item, or else its button. */
export function ListCardRow({ action, ...title }: ListCardRowProps) {
  return (
    <li className={title.href === undefined && action ? styles.buttonRow : styles.row}>
      <div className={styles.title}>
        <RowTitle isRow {...title} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
