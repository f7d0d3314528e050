import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /**
   * The distance between them in pixels of the scale.
   * @default 16
   */
  gap?: Space;
  /**
   * Where they stand across the stack.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center';
}

/** Puts things one below the other at an even distance. */
export function Stack({ children, gap = 16, align = 'stretch' }: StackProps) {
  return <div className={`${styles.stack({ align })} ${styles.gaps[gap]}`}>{children}</div>;
}

export interface InlineProps {
  children: ReactNode;
  /**
   * The distance between them in pixels of the scale.
   * @default 8
   */
  gap?: Space;
  /**
   * Where they stand along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center';
}

/** Puts things one beside the other; they wrap where there is no room. */
export function Inline({ children, gap = 8, justify = 'start' }: InlineProps) {
  return <div className={`${styles.inline({ justify })} ${styles.gaps[gap]}`}>{children}</div>;
}
