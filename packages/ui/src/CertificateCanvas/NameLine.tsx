import { type Direction, nudge, PRESS_STEP, snapToMiddle } from '@cpd/domain/namePlacing';
import { type RefObject, useRef } from 'react';
import { useSliderThumb } from 'react-aria/useSlider';
import { Slider, type SliderRenderProps } from 'react-aria-components/Slider';
import { GripIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CertificateCanvas.css.ts';
import { positionText } from './positionText.ts';
import type { NameBox } from './useNameBox.ts';

export interface NameLineProps {
  /** Distance from the template's top edge to the middle of the line, in template pixels. */
  position: number;
  /** Natural height of the template, in pixels. */
  imageHeight: number;
  /** Receives the position to move to, in template pixels. */
  onMove: (position: number) => void;
  isDisabled: boolean;
  /** The box of the name on the line; undefined without a name. */
  nameBox: NameBox | undefined;
}

/** A vertical slider over the template. A slider's values grow upwards and positions grow downwards. */
export function NameLine(props: NameLineProps) {
  const { position, imageHeight, onMove, isDisabled } = props;
  const track = useRef<HTMLDivElement>(null);
  return (
    <Slider
      ref={track}
      className={styles.track}
      aria-label={say('Name line')}
      orientation="vertical"
      minValue={1}
      maxValue={imageHeight - 1}
      value={imageHeight - position}
      onChange={(value) => onMove(snapToMiddle(imageHeight - value, imageHeight))}
      isDisabled={isDisabled}
    >
      {({ state }) => <Thumb {...props} track={track} state={state} />}
    </Slider>
  );
}

interface ThumbProps extends NameLineProps {
  track: RefObject<HTMLDivElement | null>;
  state: SliderRenderProps['state'];
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'down',
};

/** React Aria's `SliderThumb` cannot replace the text of the value, so this one uses its hook. */
function Thumb({ position, imageHeight, onMove, isDisabled, nameBox, track, state }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    {
      trackRef: track,
      inputRef: input,
      // The slider's own step is 1, because dragging and the number field reach every pixel.
      onKeyDown(event) {
        const direction = arrows[event.key];
        if (direction === undefined || event.shiftKey) {
          event.continuePropagation();
          return;
        }
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onMove(nudge(position, direction, PRESS_STEP, imageHeight));
      },
    },
    state,
  );
  return (
    <div
      {...thumbProps}
      className={styles.handle}
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={input}
        {...inputProps}
        className={visuallyHidden}
        type="range"
        aria-valuetext={positionText(position, imageHeight)}
      />
      <span className={styles.line}>
        {nameBox && (
          <span
            className={styles.nameBox}
            style={{ width: `${100 * nameBox.width}%`, aspectRatio: nameBox.aspectRatio }}
          />
        )}
      </span>
      <span className={styles.grip} aria-hidden="true">
        <GripIcon size={12} />
        <bdi className={styles.positionLabel}>{say('{position} px', { position })}</bdi>
      </span>
    </div>
  );
}
