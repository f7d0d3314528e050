import { useEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
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
  /** Runs with the place that the row is to have, from 0. */
  onMove: (to: number) => void;
  /**
   * Takes both buttons out of use.
   * @default false
   */
  isDisabled?: boolean;
}

/** Moves a row one place up or down; at an edge the button keeps the focus but takes no press. */
export function ReorderButtons({ label, index, count, onMove, isDisabled = false }: ReorderButtonsProps) {
  const pressed = useRef<HTMLElement>(null);

  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    else if (document.activeElement !== pressed.current) pressed.current = null;
  });

  const moveTo =
    (to: number) =>
    ({ target }: PressEvent) => {
      pressed.current = target instanceof HTMLElement ? target : null;
      onMove(to);
    };
  return (
    <span className={pair}>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowUpIcon />}
        aria-label={`Move up ${label}`}
        isDisabled={isDisabled}
        isAtEdge={index <= 0}
        onPress={moveTo(index - 1)}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowDownIcon />}
        aria-label={`Move down ${label}`}
        isDisabled={isDisabled}
        isAtEdge={index >= count - 1}
        onPress={moveTo(index + 1)}
      />
    </span>
  );
}
