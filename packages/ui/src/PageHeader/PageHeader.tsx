import { type ReactNode, useContext } from 'react';
import * as styles from './PageHeader.css.ts';
import { PageTitleId } from './PageTitleId.ts';

export interface PageHeaderProps {
  /** The title, the heading of level 1. */
  title: string;
  /** Breadcrumbs. */
  back?: ReactNode;
  /** A Badge next to the title. */
  status?: ReactNode;
  /** A sentence below the title. */
  description?: string | undefined;
  /** The page's actions. */
  actions?: ReactNode;
}

/** The title of a page and its actions. */
export function PageHeader({ title, back, status, description, actions }: PageHeaderProps) {
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
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
