import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import * as styles from './Tooltip.css.ts';

const SHOW_AFTER_MS = 400;

export interface TooltipProps {
  /** The words; they repeat or complete the name of the control, and nothing depends on reading them. */
  content: string;
  /** The control, whose accessible name says the same. */
  children: ReactNode;
  /**
   * Tells, when the pointer or the focus arrives, whether there is anything to say.
   * @default always
   */
  isNeeded?: (element: HTMLElement) => boolean;
}

/** Says in words what a control shows as a sign or cut short; on hover after a moment, on keyboard focus at once. */
export function Tooltip({ content, children, isNeeded = () => true }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { isOpen, open, close, ...state } = useTooltipTriggerState({ delay: SHOW_AFTER_MS });

  function openIfNeeded(isAtOnce?: boolean) {
    if (ref.current !== null && isNeeded(ref.current)) open(isAtOnce);
  }
  const { triggerProps } = useTooltipTrigger({}, { ...state, isOpen, open: openIfNeeded, close }, ref);
  // The trigger of React Aria hears of the focus only on itself, and here it is on the control inside.
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: (event) => event.target.matches(':focus-visible') && openIfNeeded(true),
    onBlurWithin: () => close(true),
  });

  return (
    <span ref={ref} {...triggerProps} {...focusWithinProps} aria-describedby={undefined} className={styles.anchor}>
      {children}
      {isOpen && <Bubble content={content} />}
    </span>
  );
}

/** Said to assistive technology by the control's own name, so the bubble stays silent. */
function Bubble({ content }: Pick<TooltipProps, 'content'>) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => ref.current?.showPopover?.(), []);
  return (
    <span ref={ref} className={styles.bubble} popover="manual" aria-hidden="true">
      {content}
    </span>
  );
}
