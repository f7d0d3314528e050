import { useId, useRef, useState } from 'react';
import { say } from '../language/index.ts';
import { lineHeightFor } from '../Truncate/lineHeightFor.ts';
import { useOverflow } from '../Truncate/useOverflow.ts';
import * as styles from './ExpandableText.css.ts';

export interface ExpandableTextProps {
  children: string;
  /** The subject of the text, which distinguishes its button from those of other rows. */
  label: string;
}

/** A text of any length: two lines, four on a table's card, with a button that shows the rest. */
export function ExpandableText({ children, label }: ExpandableTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const id = useId();
  const isCut = useOverflow(ref, children, 'height');
  const [isExpanded, setIsExpanded] = useState<boolean>();
  // Once pressed, the button stays, because it has the focus.
  const hasButton = isCut || isExpanded !== undefined;
  return (
    <>
      <span
        id={id}
        ref={ref}
        className={isExpanded ? styles.full : styles.clamped}
        style={{ lineHeight: lineHeightFor(children) }}
        dir="auto"
      >
        {children}
      </span>
      {hasButton && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded ?? false}
          aria-controls={id}
          aria-label={isExpanded ? say('Show less: {label}', { label }) : say('Show more: {label}', { label })}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? say('Show less') : say('Show more')}
        </button>
      )}
    </>
  );
}
