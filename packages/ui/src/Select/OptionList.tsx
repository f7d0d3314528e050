import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/index.ts';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './OptionList.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface OptionListProps {
  /** The things to choose; left out where the field around the list filters them. */
  options?: readonly SelectOption[];
  /** What is said where there is nothing to choose; left out where there always is something. */
  emptyText?: string;
}

/** The list that opens under a field of React Aria to choose from. */
export function OptionList({ options, emptyText }: OptionListProps) {
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox<SelectOption>
        className={styles.list}
        {...(options && { items: options })}
        renderEmptyState={() => <p className={styles.nothing}>{emptyText}</p>}
      >
        {({ value, label }) => (
          <ListBoxItem id={value} textValue={label} className={styles.option}>
            {({ isSelected }) => (
              <>
                <span>{label}</span>
                {isSelected && <CheckIcon />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
