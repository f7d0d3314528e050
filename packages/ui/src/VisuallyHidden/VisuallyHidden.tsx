import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Says something to assistive technology that the eye sees from the context. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
