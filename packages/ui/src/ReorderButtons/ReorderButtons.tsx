import type { SequenceAction } from '@cpd/domain/sequence';
import { canMoveDown, canMoveUp, MOVE_DOWN, MOVE_UP } from '@cpd/domain/sequence';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { pair } from './ReorderButtons.css.ts';

/** Which row is moved, and where it stands. */
export interface ReorderButtonsProps {
  /** The row's name; the buttons are called 'Move up …' and 'Move down …'. */
  label: string;
  /** The row's place in the whole list, from 0. */
  index: number;
  /** The length of the whole list. */
  count: number;
  /** Runs with 1 for one place up (earlier) and -1 for one place down. */
  onMove: (action: SequenceAction) => void;
  /**
   * Takes both buttons out of use.
   * @default false
   */
  isDisabled?: boolean;
}

/** Moves a row one place up or down; the first cannot go up, the last cannot go down (rule A9). */
export function ReorderButtons({ label, index, count, onMove, isDisabled = false }: ReorderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<SequenceAction>(null);

  // Moving a row in the document, or reaching an edge, takes the focus away from the button just pressed.
  useEffect(() => {
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && focused !== up.current && focused !== down.current;
    if (pressed.current === null || isElsewhere) {
      pressed.current = null;
      return;
    }
    const [wanted, other] = pressed.current === MOVE_UP ? [up, down] : [down, up];
    // A disabled button may look focused still, but hears no key.
    (wanted.current?.disabled ? other : wanted).current?.focus();
  });

  function handleMove(action: SequenceAction) {
    pressed.current = action;
    onMove(action);
  }

  return (
    <span className={pair}>
      <Button
        ref={up}
        variant="quiet"
        size="small"
        icon={<ArrowUpIcon />}
        aria-label={`Move up ${label}`}
        isDisabled={isDisabled || !canMoveUp(index)}
        onPress={() => handleMove(MOVE_UP)}
      />
      <Button
        ref={down}
        variant="quiet"
        size="small"
        icon={<ArrowDownIcon />}
        aria-label={`Move down ${label}`}
        isDisabled={isDisabled || !canMoveDown(index, count)}
        onPress={() => handleMove(MOVE_DOWN)}
      />
    </span>
  );
}
