import { RowTitle, type RowTitleProps } from '@cpd/ui/RowTitle';
import type { ReactNode } from 'react';
import * as styles from './OverviewPage.css.ts';

export interface OverviewRowProps extends RowTitleProps {
  /** A button. In a row without a link, it covers the row. */
  action?: ReactNode;
}

/** A row with a single target that covers it: a link to the item, or else its button. */
export function OverviewRow({ action, ...title }: OverviewRowProps) {
  return (
    <li className={title.href === undefined && action ? styles.buttonRow : styles.row}>
      <div className={styles.rowTitle}>
        <RowTitle isRow {...title} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
