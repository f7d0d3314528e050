import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { flushSync } from 'react-dom';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { type ReadinessItem, ReadinessList } from '../ReadinessList/index.ts';
import { paper } from '../theme/paper.css.ts';
import * as styles from './ReadinessPopover.css.ts';

export interface MissingListProps extends Required<Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>> {
  label: string;
  items: readonly ReadinessItem[];
}

/** The content of a ReadinessPopover. */
export function MissingList({ label, items, ...popover }: MissingListProps) {
  const close = () => popover.onOpenChange(false);
  return (
    <Popover {...popover} className={paper} placement="bottom start" offset={4}>
      <Dialog className={styles.list} aria-label={label}>
        <FirstItemFocused>
          <ReadinessList items={items.map((item) => closedFirst(item, close))} />
        </FirstItemFocused>
      </Dialog>
    </Popover>
  );
}

/** Focuses the first item once, before the dialog would focus itself: Enter opens the list, and a second one follows the item. */
function FirstItemFocused({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  return <div ref={ref}>{children}</div>;
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
