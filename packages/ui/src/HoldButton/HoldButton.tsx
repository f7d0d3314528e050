import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { usePress } from 'react-aria/usePress';
import * as buttonStyles from '../Button/Button.css.ts';
import * as styles from './HoldButton.css.ts';
import { type HoldSchedule, useHold } from './useHold.ts';

export interface HoldButtonProps {
  /** The visible label: 'Move up'. */
  label: string;
  icon: ReactNode;
  /** The steps of a press and of its repeats, and the interval. */
  schedule: HoldSchedule;
  onStep: (step: number) => void;
  /** Runs on the release of a hold that repeated, also after an edge ended the repeats. */
  onHoldEnd?: () => void;
  /** Ends a hold and ignores presses, but keeps the focus. */
  isAtEdge?: boolean;
  isDisabled?: boolean;
}

/** A button that repeats its step while it is held. */
export function HoldButton(props: HoldButtonProps) {
  const { label, icon, schedule, onStep, onHoldEnd, isAtEdge = false, isDisabled = false } = props;
  const { isHeld, start, stop } = useHold({ schedule, onStep, onHoldEnd, isOff: isAtEdge || isDisabled });
  const { pressProps } = usePress({
    onPressStart: start,
    onPressEnd: stop,
    isDisabled,
    shouldCancelOnPointerExit: true,
  });
  return (
    <span className={styles.holdButton} onPointerDownCapture={ignoreUnlessPlain}>
      <button
        {...mergeProps(pressProps, {
          // React Aria delays the end of a long touch until a click could follow.
          onPointerUp: stop,
          onBlur: stop,
          onKeyDown: (event: KeyboardEvent) => {
            // Another key can suppress the keyup of the held one, as Command does on macOS.
            if (event.key !== ' ' && event.key !== 'Enter') stop();
          },
          // A long touch would open the browser's menu and cancel the hold.
          onContextMenu: (event: MouseEvent) => event.preventDefault(),
        })}
        type="button"
        className={buttonStyles.button({ variant: 'secondary', size: 'medium', tone: 'neutral', isWide: true })}
        disabled={isDisabled}
        aria-disabled={isAtEdge || undefined}
        data-held={isHeld || undefined}
      >
        <span className={buttonStyles.label}>
          {icon}
          {label}
        </span>
      </button>
    </span>
  );
}

// Ignores a second finger, and Control with a click, which opens a menu on macOS.
function ignoreUnlessPlain(event: PointerEvent): void {
  if (!event.isPrimary || event.ctrlKey) event.stopPropagation();
}
