import { useRef } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps {
  /** What is copied: an id, an address, a code. */
  children: string;
  /** The accessible name of the action, such as 'Copy ID'. */
  label: string;
  /** Runs when the text is in the clipboard. */
  onCopied: () => void;
  /** The key by which the app presses it. */
  'data-shortcut'?: string;
}

/** Shows a text for machines, cut short where there is no room, and copies it when it is pressed. */
export function CopyText({ children, label, onCopied, ...attributes }: CopyTextProps) {
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
    <Tooltip content={`${children} (press to copy)`}>
      <BaseButton
        {...attributes}
        ref={ref}
        className={styles.text}
        dir="ltr"
        aria-label={`${children}, ${label}`}
        onPress={() => void handlePress()}
      >
        {children}
      </BaseButton>
    </Tooltip>
  );
}
