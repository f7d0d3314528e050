import { useRef } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './Truncate.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface TruncateProps {
  children: string;
  /**
   * How many lines it may take; on a table's card, where nothing stands beside it, two become as many as it needs.
   * @default 1
   */
  lines?: keyof typeof styles.clamp;
}

/** Fits a text on one or two lines; cut short, it takes the focus and shows the whole on focus and hover. */
export function Truncate({ children, lines = 1 }: TruncateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isCut = useOverflow(ref, lines === 1 ? 'width' : 'height');
  return (
    <Tooltip content={children} isNeeded={() => isCut}>
      <span ref={ref} className={styles.clamp[lines]} dir="auto" tabIndex={isCut ? 0 : undefined}>
        {children}
      </span>
    </Tooltip>
  );
}
