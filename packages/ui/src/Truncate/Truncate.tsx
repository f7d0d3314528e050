import { useRef } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import { lineHeightFor } from './lineHeightFor.ts';
import * as styles from './Truncate.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface TruncateProps {
  children: string;
  /**
   * The number of lines. On a table's card, two lines become as many as needed.
   * @default 1
   */
  lines?: keyof typeof styles.clamp;
}

/**
 * Truncates a text after one or two lines. A truncated text is focusable and shows the full text on focus and hover.
 */
export function Truncate({ children, lines = 1 }: TruncateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isCut = useOverflow(ref, children, lines === 1 ? 'width' : 'height');
  return (
    <Tooltip content={children} isBlock isNeeded={() => isCut}>
      <span
        ref={ref}
        className={styles.clamp[lines]}
        style={{ lineHeight: lineHeightFor(children) }}
        dir="auto"
        tabIndex={isCut ? 0 : undefined}
      >
        {children}
      </span>
    </Tooltip>
  );
}
