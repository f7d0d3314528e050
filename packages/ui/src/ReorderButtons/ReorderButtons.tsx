import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './ReorderButtons.css.ts';

export interface ReorderButtonsProps {
  /** The row's name; the buttons are called 'Move up …' and 'Move down …'. */
  label: string;
  /** The row's position in the full list, from 0. */
  index: number;
  /** The length of the full list. */
  count: number;
  /** Runs with the row's new position, from 0. */
  onMove: (to: number) => void;
  isDisabled?: boolean;
  /**
   * Why rows cannot be moved at the moment. The buttons stay focusable, include it in their names and show it as a
   * tooltip.
   */
  unavailableReason?: string | undefined;
}

/**
 * Moves a row one position up or down. At an edge the button stays focusable but does nothing. Tables keep the focus on the
 * moved row; elsewhere use `useFocusHandover`.
 */
export function ReorderButtons({ label, index, count, onMove, isDisabled, unavailableReason }: ReorderButtonsProps) {
  const isUnavailable = unavailableReason !== undefined;
  const buttonTo = (to: number, icon: ReactNode, action: string) => (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      aria-label={isUnavailable ? say('{action}. {reason}', { action, reason: unavailableReason }) : action}
      isDisabled={isDisabled}
      isAtEdge={isUnavailable || to < 0 || to >= count}
      onPress={() => onMove(to)}
    />
  );
  const buttons = (
    <span className={styles.pair}>
      {buttonTo(index - 1, <ArrowUpIcon />, say('Move up {label}', { label }))}
      {buttonTo(index + 1, <ArrowDownIcon />, say('Move down {label}', { label }))}
    </span>
  );
  return isUnavailable ? <Tooltip content={unavailableReason}>{buttons}</Tooltip> : buttons;
}
