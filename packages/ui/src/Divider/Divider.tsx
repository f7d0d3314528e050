import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** The word on the line. */
  children: string;
}

/** Parts two ways to do the same thing, with a word between them. */
export function Divider({ children }: DividerProps) {
  return <p className={styles.divider}>{children}</p>;
}
