import { type RefObject, useEffect } from 'react';
import { useHoldTimer } from '../HoldButton/index.ts';
import { GripIcon } from '../Icon/index.ts';
import { grip, handle } from './CertificateCanvas.css.ts';
import { lineKeyHandlers } from './lineKeyHandlers.ts';
import { positionText } from './positionText.ts';
import { useLineDrag } from './useLineDrag.ts';
import type { LineMover } from './useLineMover.ts';

/** What the handle moves. */
export interface NameLineHandleProps {
  /** The element that shows the whole template. */
  frame: RefObject<HTMLElement | null>;
  /** Where the line stands, in template pixels. */
  position: number;
  /** Natural height of the template, in pixels. */
  imageHeight: number;
  /** Moves the line. */
  mover: LineMover;
  /** Runs after the line was dragged to another place. */
  onDragged: () => void;
  /** Takes the handle out of use. */
  isDisabled: boolean;
}

/** The name line as something to take hold of: dragged by pointer, moved by keys, read out as a slider. */
export function NameLineHandle(props: NameLineHandleProps) {
  const { frame, position, imageHeight, mover, onDragged, isDisabled } = props;
  const timer = useHoldTimer(() => {});
  useEffect(() => {
    if (isDisabled) timer.stop();
  }, [isDisabled, timer]);
  const onMove = (next: number) => {
    mover.moveTo(next);
    onDragged();
  };
  const { onPointerDown, isDragging } = useLineDrag({ frame, position, imageHeight, isDisabled, onMove });
  return (
    <div
      {...lineKeyHandlers({ timer, mover, imageHeight, isDisabled })}
      onPointerDown={onPointerDown}
      className={handle}
      style={{ insetBlockStart: `${(100 * position) / imageHeight}%` }}
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label="Name line"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={imageHeight - 1}
      aria-valuenow={position}
      aria-valuetext={positionText(position, imageHeight)}
      aria-disabled={isDisabled || undefined}
      data-dragging={isDragging || undefined}
    >
      <span className={grip}>
        <GripIcon size={12} />
      </span>
    </div>
  );
}
