import type { Direction } from '@cpd/domain/certificate';
import { button, label as labelStyle } from '../Button/Button.css.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { holdButton } from './HoldButton.css.ts';
import type { OnStep } from './HoldTimer.ts';
import { useHold } from './useHold.ts';

/** What a hold button moves and says. */
export interface HoldButtonProps {
  /** The visible label, which is the accessible name too: 'Move up'. */
  label: string;
  /** The way of the arrow before the label. */
  direction: Direction;
  /** Moves by a step (3, then 15, then 50) and tells whether it could go on; false ends the hold. */
  onStep: OnStep;
  /**
   * Nothing is left to move in this direction; the button says so but keeps the focus.
   * @default false
   */
  isAtEdge?: boolean;
  /**
   * Takes the button out of use.
   * @default false
   */
  isDisabled?: boolean;
}

/** Moves something by one step when pressed and faster and faster while held (rule C3). */
export function HoldButton({ label, direction, onStep, isAtEdge = false, isDisabled = false }: HoldButtonProps) {
  const { handlers, isHeld } = useHold({ onStep, isDisabled });
  const Arrow = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className={holdButton}>
      <button
        {...handlers}
        type="button"
        className={button({ variant: 'secondary', size: 'medium', tone: 'neutral', isWide: true })}
        disabled={isDisabled}
        aria-disabled={isAtEdge || undefined}
        data-held={isHeld || undefined}
      >
        <span className={labelStyle}>
          <Arrow />
          {label}
        </span>
      </button>
    </span>
  );
}
