import type { ReactNode } from 'react';
import * as styles from './PublicLayout.css.ts';

export interface PublicLayoutProps {
  /** Who we are, in the header: a name, with or without a logo. */
  name: ReactNode;
  children: ReactNode;
  /**
   * The widest the column gets: 480 or 768 pixels.
   * @default 'medium'
   */
  width?: 'narrow' | 'medium';
  /** The lines below the content. */
  footer?: ReactNode;
}

/** Frames a page that anyone may open: one column, 16 px text, works from 320 px and prints well. */
export function PublicLayout({ name, children, width = 'medium', footer }: PublicLayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.headings[width]}>{name}</div>
      </header>
      <main className={styles.columns[width]}>{children}</main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
