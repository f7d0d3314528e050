import { Children, type ReactNode } from 'react';
import { say } from '../language/index.ts';
import * as styles from './Toolbar.css.ts';
import { useArrowKeys } from './useArrowKeys.ts';

export interface ToolbarProps {
  /**
   * The accessible name of the tools.
   * @default 'Tools'
   */
  'aria-label'?: string;
  /** A text field before the tools. It is outside of the toolbar, because it needs the arrow keys. */
  search?: ReactNode;
  /** The controls that the arrow keys move between. */
  children?: ReactNode;
}

/** The search, filter and sorting controls of a list. */
export function Toolbar({ 'aria-label': label = say('Tools'), search, children }: ToolbarProps) {
  const arrowKeys = useArrowKeys();
  return (
    <div className={styles.toolbar}>
      {search}
      {Children.toArray(children).length > 0 && (
        <div {...arrowKeys} className={styles.tools} role="toolbar" aria-label={label} aria-orientation="horizontal">
          {children}
        </div>
      )}
    </div>
  );
}
