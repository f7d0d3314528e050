import { useRef } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { say } from '../language/index.ts';
import { useTooltip } from '../Tooltip/index.ts';
import * as styles from './CopyText.css.ts';
import { useCopyText } from './useCopyText.ts';

export interface CopyTextProps {
  /** The text to copy: an id, a URL, a code. */
  children: string;
  /** The accessible name of the action, such as 'Copy ID'. */
  label: string;
  /** Shows the first eight letters. A press copies all of them. */
  isShort?: boolean;
  /** Wraps it instead of truncating it. */
  isWrapped?: boolean;
  /** The notification once it is copied, such as 'ID copied'. */
  copiedText: string;
  /** The key of a shortcut that presses it. */
  'data-shortcut'?: string;
}

/** Shows a machine-readable text, truncated if it does not fit, and copies it on press. */
export function CopyText(props: CopyTextProps) {
  const { children, label, isShort = false, isWrapped = false, copiedText, ...attributes } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const copy = useCopyText();
  const { anchor, bubble } = useTooltip({
    content: (
      <>
        <span className={styles.full}>{children}</span>
        {` ${say('(press to copy)')}`}
      </>
    ),
  });

  return (
    <>
      <BaseButton
        {...attributes}
        {...anchor}
        ref={ref}
        className={isShort ? styles.short : isWrapped ? styles.wrapped : styles.text}
        dir="ltr"
        aria-label={say('{text}, {action}', { text: children, action: label })}
        onPress={() => void copy(children, ref.current, copiedText)}
      >
        {children}
      </BaseButton>
      {bubble}
    </>
  );
}
