import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { flushSync } from 'react-dom';
import { Popover } from '../Popover/Popover.tsx';
import { type ReadinessItem, ReadinessList } from '../ReadinessList/index.ts';
import { paper } from '../theme/paper.css.ts';
import * as styles from './ReadinessPopover.css.ts';

export interface ReadinessPopoverProps {
  /** The name of the item, which distinguishes its button from those of other rows. */
  name: string;
  /** At least one missing requirement. */
  items: readonly ReadinessItem[];
}

/** The number of missing requirements of a row, and the list of them in a popover. */
export function ReadinessPopover({ name, items }: ReadinessPopoverProps) {
  return (
    <DialogTrigger>
      <Button className={styles.trigger} aria-label={`${items.length} missing: ${name}`}>
        {/* In a right-to-left page the number would follow its word. */}
        <bdi>{`${items.length} missing`}</bdi>
      </Button>
      <Popover className={paper} placement="bottom start" offset={4}>
        <Dialog className={styles.list} aria-label={`Still missing: ${name}`}>
          {({ close }) => <ReadinessList items={items.map((item) => closedFirst(item, close))} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Closes the popover first, because elements behind it cannot be focused. */
function closedFirst({ onPress, ...item }: ReadinessItem, close: () => void): ReadinessItem {
  if (onPress === undefined) return item;
  return {
    ...item,
    onPress() {
      flushSync(close);
      onPress();
    },
  };
}
