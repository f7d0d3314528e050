import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

const SHOW_AFTER_MS = 400;

export interface TooltipProps {
  /** The text, which repeats or completes the accessible name of the control. */
  content: ReactNode;
  /** The control, whose accessible name contains the same information. */
  children: ReactNode;
  /**
   * Decides on hover and focus whether the tooltip appears.
   * @default always
   */
  isNeeded?: (element: HTMLElement) => boolean;
  /**
   * Whether the control takes the full width of its container.
   * @default false
   */
  isBlock?: boolean;
}

/** A tooltip for an icon or a truncated text. It appears on hover after a delay, and immediately on keyboard focus. */
export function Tooltip({ content, children, isNeeded = () => true, isBlock = false }: TooltipProps) {
  const [delay, setDelay] = useState<number>();
  const anchorRef = useRef<HTMLSpanElement>(null);

  function showIn(milliseconds: number) {
    if (anchorRef.current !== null && isNeeded(anchorRef.current)) setDelay(milliseconds);
  }
  const hide = () => setDelay(undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside.
    <span
      ref={anchorRef}
      className={isBlock ? styles.blockAnchor : styles.anchor}
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
  /** The delay in milliseconds. */
  delay: number;
  /** Runs on Escape while it is visible, wherever the focus is. A dialog around it does not receive the event. */
  onEscape: () => void;
}

/** Hidden from assistive technology, because the control's name contains it. */
function Bubble({ delay, content, onEscape }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // `:popover-open` is a syntax error in browsers without popovers.
  const isVisible = useRef(false);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isVisible.current) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      ref.current?.showPopover?.();
      isVisible.current = true;
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
