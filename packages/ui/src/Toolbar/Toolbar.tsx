import { Children, type ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { say } from '../language/index.ts';
import * as styles from './Toolbar.css.ts';

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
  return (
    <div className={styles.toolbar}>
      {search}
      {Children.toArray(children).length > 0 && (
        <AriaToolbar className={styles.tools} aria-label={label}>
          {children}
        </AriaToolbar>
      )}
    </div>
  );
}
