import type { ReactNode } from 'react';
import { Text } from '../Text/index.ts';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** The bar's name for assistive technology. */
  'aria-label': string;
  /** What to know before pressing, in a sentence. */
  hint: string;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** Keeps the buttons that a page ends with in view, however long the page is. */
export function ActionBar({ hint, children, ...aria }: ActionBarProps) {
  return (
    <section {...aria} className={styles.bar}>
      <Text tone="muted" size="small">
        {hint}
      </Text>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
