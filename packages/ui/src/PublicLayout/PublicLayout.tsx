import type { ReactNode } from 'react';
import * as styles from './PublicLayout.css.ts';

export interface PublicLayoutProps {
  /** The header: a name, with or without a logo. */
  name: ReactNode;
  children: ReactNode;
  /**
   * The maximum width of the column.
   * @default 'medium'
   */
  width?: 'narrow' | 'medium';
  /** Hides the header in print. */
  isHeaderScreenOnly?: boolean;
  footer?: ReactNode;
}

/** The layout of a public page: one column with 16 px text. */
export function PublicLayout(props: PublicLayoutProps) {
  const { name, children, width = 'medium', isHeaderScreenOnly = false, footer } = props;
  return (
    <div className={styles.page}>
      <header className={isHeaderScreenOnly ? styles.screenHeader : styles.header}>
        <div className={styles.headings[width]}>{name}</div>
      </header>
      <main className={styles.columns[width]}>{children}</main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
