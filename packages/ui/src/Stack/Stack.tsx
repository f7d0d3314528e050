import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /**
   * The gap in pixels of the scale.
   * @default 16
   */
  gap?: Space;
  /**
   * The alignment across the stack.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center';
}

/** A column with an even gap. */
export function Stack({ children, gap = 16, align = 'stretch' }: StackProps) {
  return <div className={`${styles.stack({ align })} ${styles.gaps[gap]}`}>{children}</div>;
}

export interface InlineProps {
  children: ReactNode;
  /**
   * The gap in pixels of the scale.
   * @default 8
   */
  gap?: Space;
  /**
   * The alignment along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center';
}

/** A row that wraps. */
export function Inline({ children, gap = 8, justify = 'start' }: InlineProps) {
  return <div className={`${styles.inline({ justify })} ${styles.gaps[gap]}`}>{children}</div>;
}
