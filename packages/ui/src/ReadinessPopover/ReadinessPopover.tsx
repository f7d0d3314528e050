import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { flushSync } from 'react-dom';
import { Popover } from '../Popover/Popover.tsx';
import { type ReadinessItem, ReadinessList } from '../ReadinessList/index.ts';
import { paper } from '../theme/paper.css.ts';
import * as styles from './ReadinessPopover.css.ts';

export interface ReadinessPopoverProps {
  /** What the thing is called, to tell its button from those of other rows. */
  name: string;
  /** What is missing, at least one, each with the way there. */
  items: readonly ReadinessItem[];
}

/** Says in a row how much is missing to enable a thing, and when it is pressed what, with the way to each. */
export function ReadinessPopover({ name, items }: ReadinessPopoverProps) {
  return (
    <DialogTrigger>
      <Button className={styles.trigger} aria-label={`${items.length} missing: ${name}`}>
        {/* From right to left the number would stand behind its word. */}
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

/** What lies behind the list takes no focus before that is gone. */
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
