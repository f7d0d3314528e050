import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /**
   * A paragraph, or words inside a line or cell.
   * @default 'p'
   */
  as?: 'p' | 'span';
  /**
   * Beside the text around it: the same, less, or good news.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'muted' | 'positive';
  /**
   * That of the text around it, or 14 pixels.
   * @default 'inherit'
   */
  size?: 'inherit' | 'small';
  /** Keeps the line breaks of what somebody wrote. */
  keepsLines?: boolean;
}

/** Says something in the page's own type. */
export function Text(props: TextProps) {
  const { children, as: Element = 'p', tone = 'inherit', size = 'inherit', keepsLines } = props;
  const classes = [styles.tones[tone], styles.sizes[size], keepsLines && styles.written].filter(Boolean);
  return <Element className={classes.join(' ')}>{children}</Element>;
}
