import type { ReactNode } from 'react';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
export function Tooltip({ children, isBlock, ...options }: TooltipProps) {
  const { anchor, bubble } = useTooltip(options);
  return (
    <span {...anchor} className={isBlock ? styles.blockAnchor : styles.anchor}>
      {children}
      {bubble}
    </span>
  );
}

/**
 * The tooltip of a control that needs no element around it, because there are many of it: the attributes of the control,
 * and what follows it.
 */
export function useTooltip({ content, isNeeded = () => true }: Pick<TooltipProps, 'content' | 'isNeeded'>) {
  const [delay, setDelay] = useState<number>();
  const name = `--tip${useId()}`;
  const hide = () => setDelay(undefined);
  const leave = ({ relatedTarget }: PointerEvent) =>
    (relatedTarget as Element | null)?.closest?.(`[data-tooltip=${name}]`) || hide();
  const showIn = (milliseconds: number, element: HTMLElement) => isNeeded(element) && setDelay(milliseconds);
  return {
    anchor: {
      ...(delay !== undefined && { style: { anchorName: name }, 'data-tooltip': name }),
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
        pointerType !== 'touch' && showIn(SHOW_AFTER_MS, currentTarget),
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        target.matches(':focus-visible') && showIn(0, currentTarget),
      onBlur: hide,
    },
    bubble: delay !== undefined && (
      <Bubble name={name} delay={delay} content={content} onLeave={leave} onEscape={hide} />
    ),
  };
}

interface BubbleProps extends Pick<TooltipProps, 'content'> {
  /** The name of its anchor. */
  name: string;
  /** The delay in milliseconds. */
  delay: number;
  /** Runs when the pointer leaves it. */
  onLeave: (event: PointerEvent) => void;
  /** Runs on Escape while it is visible, wherever the focus is. A dialog around it does not receive the event. */
  onEscape: () => void;
}

/** Hidden from assistive technology, because the control's name contains it. */
function Bubble({ name, delay, content, onLeave, onEscape }: BubbleProps) {
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
    <span
      ref={ref}
      className={styles.bubble}
      style={{ positionAnchor: name }}
      data-tooltip={name}
      popover="manual"
      aria-hidden="true"
      onPointerLeave={onLeave}
    >
      {content}
    </span>
  );
}
