import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { usePress } from 'react-aria/usePress';
import * as buttonStyles from '../Button/Button.css.ts';
import * as styles from './HoldButton.css.ts';
import { type HoldSchedule, useHold } from './useHold.ts';

export interface HoldButtonProps {
  /** The visible label, which is the accessible name too: 'Move up'. */
  label: string;
  icon: ReactNode;
  /** How far a press and each repeat move, and how often it repeats. */
  schedule: HoldSchedule;
  onStep: (step: number) => void;
  /** Runs when what was held until its step repeated is let go, also after an edge has ended the repeats. */
  onHoldEnd?: () => void;
  /** Nothing is left to move: it ends a hold and takes no press, but the button keeps the focus. */
  isAtEdge?: boolean;
  /** Takes the button out of use. */
  isDisabled?: boolean;
}

/** Moves something by one step when pressed, and again and again while held. */
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
          // React Aria reports the end of a long touch only after it has waited for a click.
          onPointerUp: stop,
          onBlur: stop,
          onKeyDown: (event: KeyboardEvent) => {
            // Another key may swallow the release of the held one (macOS does so with Command).
            if (event.key !== ' ' && event.key !== 'Enter') stop();
          },
          // A long touch would open the menu of the browser and cancel the hold.
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

// A second finger would pull another way; on macOS a press with Control opens a menu.
function ignoreUnlessPlain(event: PointerEvent): void {
  if (!event.isPrimary || event.ctrlKey) event.stopPropagation();
}
