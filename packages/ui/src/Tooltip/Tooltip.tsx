import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [delay, setDelay] = useState<number>();
  const anchorRef = useRef<HTMLSpanElement>(null);

  function showIn(milliseconds: number) {
    if (anchorRef.current !== null && isNeeded(anchorRef.current)) setDelay(milliseconds);
  }
  const hide = () => setDelay(undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside.
    <span
      ref={anchorRef}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showIn(SHOW_AFTER_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showIn(0)}
      onBlur={hide}
    >
      {children}
      {delay !== undefined && <Bubble delay={delay} content={content} onEscape={hide} />}
    </span>
  );
}

interface BubbleProps extends Pick<TooltipProps, 'content'> {
  /** How long it waits before it is shown, in milliseconds. */
  delay: number;
  /** Runs on Escape while it is shown, wherever the focus is; a window around it does not hear of that. */
  onEscape: () => void;
}

/** Said to assistive technology by the control's own name, so the bubble stays silent. */
function Bubble({ delay, content, onEscape }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // Not read from `:popover-open`, which is an error where there are no popovers.
  const isShown = useRef(false);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown.current) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      ref.current?.showPopover?.();
      isShown.current = true;
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return (
    <span ref={ref} className={styles.bubble} popover="manual" aria-hidden="true">
      {content}
    </span>
  );
}
