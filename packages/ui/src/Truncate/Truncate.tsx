import { useRef } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import { line } from './Truncate.css.ts';
import { useOverflow } from './useOverflow.ts';

/** The text to fit on one line. */
export interface TruncateProps {
  /** The whole text. */
  children: string;
}

/** Fits a text on one line; cut short, it takes the focus and shows the whole on focus and hover. */
export function Truncate({ children }: TruncateProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isCut = useOverflow(ref);
  return (
    <Tooltip content={children} isNeeded={() => isCut}>
      <span ref={ref} className={line} tabIndex={isCut ? 0 : undefined}>
        {children}
      </span>
    </Tooltip>
  );
}
