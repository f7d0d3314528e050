import { Children, type ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /**
   * What the tools are called for assistive technology.
   * @default 'Tools'
   */
  'aria-label'?: string;
  /** A field to type into, which stands first and is not one of the tools: it needs the arrow keys for itself. */
  search?: ReactNode;
  /** The buttons and choices that the arrow keys go between. */
  children?: ReactNode;
}

/** What a list is searched, narrowed down and sorted with, above its rows. */
export function Toolbar({ 'aria-label': label = 'Tools', search, children }: ToolbarProps) {
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
