import type { ReactNode } from 'react';
import { Text } from '../Text/index.ts';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** The bar's name for assistive technology, which makes it a region. */
  'aria-label'?: string;
  /** What to know before pressing, in a sentence. */
  hint?: string;
  /**
   * At the end of a page, or of a Form in a Card.
   * @default 'page'
   */
  placement?: 'page' | 'form';
  /** The buttons: the main one last on a page, first in a form. */
  children: ReactNode;
}

/** Keeps the buttons that a page or a form ends with in view, however long it is. */
export function ActionBar({ hint, placement = 'page', children, ...aria }: ActionBarProps) {
  const Element = aria['aria-label'] === undefined ? 'div' : 'section';
  return (
    <Element {...aria} className={styles.bars[placement]}>
      {hint !== undefined && (
        <Text tone="muted" size="small">
          {hint}
        </Text>
      )}
      <div className={styles.buttons[placement]}>{children}</div>
    </Element>
  );
}
