import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import * as styles from './ReorderButtons.css.ts';

export interface ReorderButtonsProps {
  /** The row's name; the buttons are called 'Move up …' and 'Move down …'. */
  label: string;
  /** The row's place in the whole list, from 0. */
  index: number;
  /** The length of the whole list. */
  count: number;
  /** Runs with the place that the row is to have, from 0. */
  onMove: (to: number) => void;
  /** Takes both buttons out of use. */
  isDisabled?: boolean;
  /** Why rows cannot be moved now, in a few words; the buttons keep the focus and say so. */
  offReason?: string | undefined;
}

/** Moves a row one place up or down; at an edge the button keeps the focus but takes no press. */
export function ReorderButtons({ label, index, count, onMove, isDisabled = false, offReason }: ReorderButtonsProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const suffix = offReason === undefined ? '' : ` (${offReason})`;
  useFocusHandover(ref);
  return (
    <span ref={ref} className={styles.pair}>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowUpIcon />}
        aria-label={`Move up ${label}${suffix}`}
        isDisabled={isDisabled}
        isAtEdge={offReason !== undefined || index <= 0}
        onPress={() => onMove(index - 1)}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowDownIcon />}
        aria-label={`Move down ${label}${suffix}`}
        isDisabled={isDisabled}
        isAtEdge={offReason !== undefined || index >= count - 1}
        onPress={() => onMove(index + 1)}
      />
    </span>
  );
}
