import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/index.ts';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './OptionList.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface OptionListProps {
  /** The options; undefined if the field around the list filters them. */
  options?: readonly SelectOption[];
  /** The text for an empty list. */
  emptyText?: string;
}

/** The list of options in a popover. */
export function OptionList({ options, emptyText }: OptionListProps) {
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox<SelectOption>
        className={styles.list}
        {...(options && { items: options })}
        renderEmptyState={() => <p className={styles.nothing}>{emptyText}</p>}
      >
        {renderOption}
      </ListBox>
    </Popover>
  );
}

/** A stable function: with stable options, a list of a thousand is not rendered again with the form around it. */
function renderOption({ value, label }: SelectOption) {
  return (
    <ListBoxItem id={value} textValue={label} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span>{label}</span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
}
