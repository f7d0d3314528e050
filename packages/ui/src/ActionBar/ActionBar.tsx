import type { ReactNode } from 'react';
import { Text } from '../Text/index.ts';
import * as styles from './ActionBar.css.ts';
import { useHeight } from './useHeight.ts';

export interface ActionBarProps {
  /** The accessible name, which makes the bar a region. */
  'aria-label'?: string;
  /** A text next to the buttons. */
  hint?: ReactNode;
  /**
   * The end of a page, of a Form in a Card, or of a list, for what can be done with its rows.
   * @default 'page'
   */
  placement?: 'page' | 'form' | 'list';
  /** What has to be read before the buttons are pressed, on lines of its own. */
  notice?: ReactNode;
  /** The state of what is edited, at the end of the bar. */
  status?: ReactNode;
  /** The buttons. The primary one is last on a page and first in a form. */
  children: ReactNode;
}

/** The buttons at the end of a page or a form, which stay visible while it scrolls. */
export function ActionBar({ hint, placement = 'page', notice, status, children, ...aria }: ActionBarProps) {
  const Element = aria['aria-label'] === undefined ? 'div' : 'section';
  return (
    <Element ref={useHeight()} {...aria} className={styles.bars[placement]}>
      {notice}
      {hint !== undefined && (
        <Text tone="muted" size="small">
          {hint}
        </Text>
      )}
      <div className={styles.buttons[placement]}>{children}</div>
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </Element>
  );
}
