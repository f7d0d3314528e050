import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words, which carry the meaning without the colour. */
  children: string | number;
  /**
   * The meaning of the state.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';
  /**
   * A tinted pill, or a dot before the word for columns of badges.
   * @default 'pill'
   */
  look?: 'pill' | 'dot';
  /**
   * The size of a caption, or that of a heading for what a page is about, with a tick before a positive state.
   * @default 'small'
   */
  size?: 'small' | 'large';
}

/** The state of an item in a word or two. */
export function Badge({ children, tone = 'neutral', look = 'pill', size = 'small' }: BadgeProps) {
  return <span className={styles.badge({ tone, look, size })}>{children}</span>;
}
