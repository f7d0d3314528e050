import { type ReactNode, useContext } from 'react';
import * as styles from './PageHeader.css.ts';
import { PageTitleId } from './PageTitleId.ts';

export interface PageHeaderProps {
  /** The page's title, its first-level heading. */
  title: string;
  /** The way back to the pages above, Breadcrumbs. */
  back?: ReactNode;
  /** What state the page's thing is in, a Badge beside the title. */
  status?: ReactNode;
  /** The page's main action, and what stands beside it. */
  actions?: ReactNode;
}

/** Names a page and carries its main action. */
export function PageHeader({ title, back, status, actions }: PageHeaderProps) {
  const titleId = useContext(PageTitleId);
  return (
    <div className={styles.header}>
      <div>
        {back}
        <div className={styles.titleLine}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {status}
        </div>
      </div>
      {actions !== undefined && <div>{actions}</div>}
    </div>
  );
}
