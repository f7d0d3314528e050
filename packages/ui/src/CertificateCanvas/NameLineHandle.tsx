import { GripIcon } from '../Icon/index.ts';
import { grip, handle } from './CertificateCanvas.css.ts';
import { positionText } from './positionText.ts';
import type { NameLine } from './useNameLine.ts';

/** The name line as something to take hold of: dragged by pointer, moved by keys, read out as a slider. */
export function NameLineHandle({ line }: { line: NameLine }) {
  const { position, imageHeight, isDisabled } = line;
  return (
    <div
      {...line.handleProps}
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
      data-dragging={line.isDragging || undefined}
    >
      <span className={grip}>
        <GripIcon size={12} />
      </span>
    </div>
  );
}
