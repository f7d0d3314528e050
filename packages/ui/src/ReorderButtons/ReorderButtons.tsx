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
export function ReorderButtons({
  label,
  index,
  count,
  onMove,
  isDisabled = false,
  unavailableReason,
}: ReorderButtonsProps) {
  const nameOf = (action: string) =>
    unavailableReason === undefined ? action : say('{action}. {reason}', { action, reason: unavailableReason });
  const buttons = (
    <span className={styles.pair}>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowUpIcon />}
        aria-label={nameOf(say('Move up {label}', { label }))}
        isDisabled={isDisabled}
        isAtEdge={unavailableReason !== undefined || index <= 0}
        onPress={() => onMove(index - 1)}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowDownIcon />}
        aria-label={nameOf(say('Move down {label}', { label }))}
        isDisabled={isDisabled}
        isAtEdge={unavailableReason !== undefined || index >= count - 1}
        onPress={() => onMove(index + 1)}
      />
    </span>
  );
  return unavailableReason === undefined ? buttons : <Tooltip content={unavailableReason}>{buttons}</Tooltip>;
}
