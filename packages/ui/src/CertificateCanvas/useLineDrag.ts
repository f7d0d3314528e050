import { snapToMiddle } from '@cpd/domain/certificate';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What dragging needs to know. */
export interface LineDragOptions {
  /** The element that shows the whole template, at any size. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Where the line stands, in template pixels. */
  readonly position: number;
  /** Natural height of the template, in pixels. */
  readonly imageHeight: number;
  /** Takes no drag, and ends one that goes on. */
  readonly isDisabled: boolean;
  /** Moves the line to a position in template pixels; may lie outside the image. */
  readonly onMove: (position: number) => void;
}

/** What dragging answers. */
export interface LineDrag {
  /** Begins a drag; goes on the element that is dragged. */
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  /** Tells that a drag goes on. */
  readonly isDragging: boolean;
}

/** Lets a pointer drag the line, which snaps to the middle when it comes near. */
export function useLineDrag(options: LineDragOptions): LineDrag {
  const [isDragging, setIsDragging] = useState(false);
  // Where on the line the pointer took hold, so that the line does not jump under it.
  const grip = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!isDragging) return;
    const move = (event: PointerEvent) => {
      const { imageHeight, onMove } = latest.current;
      if (event.isPrimary) onMove(snapToMiddle(positionUnder(event, latest.current) - grip.current, imageHeight));
    };
    const end = () => setIsDragging(false);
    // The pointer leaves the line's strip all the time; only the window sees it everywhere.
    window.addEventListener('pointermove', move);
    for (const type of endings) window.addEventListener(type, end);
    return () => {
      window.removeEventListener('pointermove', move);
      for (const type of endings) window.removeEventListener(type, end);
    };
  }, [isDragging]);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (options.isDisabled || event.button !== 0 || !event.isPrimary) return;
    grip.current = positionUnder(event, options) - options.position;
    setIsDragging(true);
  };
  if (isDragging && options.isDisabled) setIsDragging(false);
  return { onPointerDown, isDragging };
}

const endings = ['pointerup', 'pointercancel', 'blur'] as const;

function positionUnder({ clientY }: { clientY: number }, { frame, position, imageHeight }: LineDragOptions): number {
  const box = frame.current?.getBoundingClientRect();
  if (box === undefined || box.height === 0) return position;
  return ((clientY - box.top) / box.height) * imageHeight;
}
