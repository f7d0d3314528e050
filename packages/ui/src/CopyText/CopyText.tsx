import { useRef } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** The text to copy: an id, a URL, a code. */
  children: string;
  /** The accessible name of the action, such as 'Copy ID'. */
  label: string;
  /** Shows eight letters of it. A press copies all. */
  isShort?: boolean;
  /** Runs once the text is in the clipboard. */
  onCopied: () => void;
  /** The key of a shortcut that presses it. */
  'data-shortcut'?: string;
}

/** Shows a machine-readable text, truncated if it does not fit, and copies it on press. */
export function CopyText({ children, label, isShort = false, onCopied, ...attributes }: CopyTextProps) {
  const ref = useRef<HTMLButtonElement>(null);

  async function handlePress() {
    try {
      await navigator.clipboard.writeText(children);
      onCopied();
    } catch {
      // The Clipboard API needs a secure context. Over plain http the text is selected, so that the browser can copy it.
      if (ref.current) getSelection()?.selectAllChildren(ref.current);
    }
  }

  return (
    <Tooltip
      content={
        <>
          <span className={styles.full}>{children}</span> (press to copy)
        </>
      }
    >
      <BaseButton
        {...attributes}
        ref={ref}
        className={isShort ? styles.short : styles.text}
        dir="ltr"
        aria-label={`${children}, ${label}`}
        onPress={() => void handlePress()}
      >
        {children}
      </BaseButton>
    </Tooltip>
  );
}
