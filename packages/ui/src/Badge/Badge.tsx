import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words; they carry the meaning, the colour supports it. */
  children: string | number;
  /**
   * What the state means for the reader.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';
  /**
   * A tinted pill, or a dot before the word where many stand below one another.
   * @default 'pill'
   */
  look?: 'pill' | 'dot';
}

/** Names the state of a thing in a word or two. */
export function Badge({ children, tone = 'neutral', look = 'pill' }: BadgeProps) {
  return <span className={styles.badge({ tone, look })}>{children}</span>;
}
