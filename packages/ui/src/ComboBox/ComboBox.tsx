import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, useField } from '../Field/index.ts';
import { CheckIcon, ChevronDownIcon } from '../Icon/index.ts';
import type { SelectOption } from '../Select/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { box, frame as frameStyle, list, nothing, opener, option as optionStyle, popover } from './ComboBox.css.ts';

/** What a combo box offers and holds. */
export interface ComboBoxProps extends FieldProps {
  /** What can be chosen; typing narrows it down. */
  options: readonly SelectOption[];
  /** The value chosen; '' is none. */
  value: string;
  /** Receives the value chosen; '' when the text was cleared. */
  onChange: (value: string) => void;
  /** An example of what to type. */
  placeholder?: string;
  /**
   * The options are on their way.
   * @default false
   */
  isLoading?: boolean;
  /**
   * What is said where nothing can be chosen.
   * @default 'No options'
   */
  emptyText?: string;
}

/** Chooses one of many things by typing a part of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, placeholder = '', isLoading = false, emptyText = 'No options' } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const { frame, control } = useField(props, inputRef);
  const { 'data-field': field, 'data-label': label } = control;
  return (
    <FieldFrame {...frame}>
      <AriaComboBox
        id={frame.id}
        aria-labelledby={`${frame.id}-label`}
        {...(frame.helpId === undefined ? {} : { 'aria-describedby': frame.helpId })}
        {...(control.name === undefined ? {} : { name: control.name })}
        defaultItems={isLoading ? [] : options}
        value={isLoading || value === '' ? null : value}
        onChange={(key) => onChange(key === null ? '' : String(key))}
        isRequired={frame.isRequired}
        isDisabled={control.disabled}
        isInvalid={frame.message !== undefined}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <div className={frameStyle}>
          <Input
            ref={inputRef}
            className={box}
            placeholder={isLoading ? 'Loading…' : placeholder}
            data-field={field}
            data-label={label}
          />
          <Button className={opener}>{isLoading ? <Spinner size="small" /> : <ChevronDownIcon />}</Button>
        </div>
        <Popover className={popover}>
          <ListBox<SelectOption>
            className={list}
            renderEmptyState={() => <p className={nothing}>{isLoading ? 'Loading…' : emptyText}</p>}
          >
            {(option) => <Option option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </FieldFrame>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={optionStyle}>
      {({ isSelected }) => (
        <>
          {option.label}
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
}
