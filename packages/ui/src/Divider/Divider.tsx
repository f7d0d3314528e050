import * as styles from './Divider.css.ts';

export interface DividerProps {
  children: string;
}

/** A line with a word between two alternatives. */
export function Divider({ children }: DividerProps) {
  return <p className={styles.divider}>{children}</p>;
}
