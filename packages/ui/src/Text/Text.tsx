import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /**
   * A paragraph, or a part of a line or cell.
   * @default 'p'
   */
  as?: 'p' | 'span';
  /**
   * The colour of the surrounding text, a muted one, or that of success.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'muted' | 'positive';
  /**
   * The size of the surrounding text, or 14 pixels.
   * @default 'inherit'
   */
  size?: 'inherit' | 'small';
  /** Preserves line breaks. */
  keepsLines?: boolean;
}

/** Text in one of the theme's styles. */
export function Text(props: TextProps) {
  const { children, as: Element = 'p', tone = 'inherit', size = 'inherit', keepsLines } = props;
  const classes = [styles.tones[tone], styles.sizes[size], keepsLines && styles.written].filter(Boolean);
  return <Element className={classes.join(' ')}>{children}</Element>;
}
