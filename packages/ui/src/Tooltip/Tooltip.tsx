import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { place } from './place.ts';
import { anchor, bubble } from './Tooltip.css.ts';

const SHOW_AFTER_MS = 400;

/** What a tooltip says, and about what. */
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
  const [isShown, setIsShown] = useState(false);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function showIn(delay: number) {
    if (anchorRef.current === null || !isNeeded(anchorRef.current)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), delay);
  }
  function hide() {
    clearTimeout(timer.current);
    setIsShown(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside.
    <span
      ref={anchorRef}
      className={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showIn(SHOW_AFTER_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showIn(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isShown && <Bubble content={content} anchorRef={anchorRef} onScroll={hide} />}
    </span>
  );
}

interface BubbleProps {
  content: string;
  anchorRef: React.RefObject<HTMLElement | null>;
  onScroll: () => void;
}

// Said to assistive technology by the control's own name, so the bubble stays silent.
function Bubble({ content, anchorRef, onScroll }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current === null || anchorRef.current === null) return;
    ref.current.showPopover?.();
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { top, left } = place(
      anchorRef.current.getBoundingClientRect(),
      ref.current.getBoundingClientRect(),
      viewport,
    );
    Object.assign(ref.current.style, { top: `${top}px`, left: `${left}px` });
  }, [anchorRef]);
  useEffect(() => {
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [onScroll]);
  return (
    <span ref={ref} className={bubble} popover="manual" role="tooltip" aria-hidden="true">
      {content}
    </span>
  );
}
