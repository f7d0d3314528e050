import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { OptionList, type SelectOption } from './OptionList.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** The value chosen; '' is none. */
  value: string;
  onChange: (value: string) => void;
  isLoading?: boolean;
  /**
   * What is shown where there is nothing to choose.
   * @default 'No options'
   */
  emptyText?: string;
  /**
   * Where the label is: above the box in a form, beside it for a setting of a list.
   * @default 'above'
   */
  labelPosition?: 'above' | 'beside';
}

/** Chooses one of a few things from a list. */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    onChange,
    isLoading = false,
    emptyText = 'No options',
    labelPosition = 'above',
    ...rest
  } = props;
  const { field, control, words } = useField<typeof rest, HTMLInputElement>(rest);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const requiredId = useId();
  // A button can be neither required nor wrong to assistive technology: its description says so in words.
  const isAskedFor = props.isRequired === true && words.message === undefined;
  const isEmpty = isLoading || !options.some((option) => option.value === value);
  const prompt = isLoading ? 'Loading…' : options.length === 0 ? emptyText : 'Choose…';
  return (
    <AriaSelect
      {...field}
      className={styles.fields[labelPosition]}
      {...(isAskedFor && { 'aria-describedby': requiredId })}
      placeholder={prompt}
      value={isEmpty ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
    >
      {labelPosition === 'above' ? <FieldLabel {...words} /> : <Label>{words.label}</Label>}
      {isAskedFor && (
        <span id={requiredId} hidden>
          required
        </span>
      )}
      <div className={styles.frame}>
        <Button ref={buttonRef} className={styles.boxes[labelPosition]}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText }) => <span>{isPlaceholder ? prompt : selectedText}</span>}
          </SelectValue>
          {isLoading ? <Spinner size="small" /> : <ChevronDownIcon />}
        </Button>
        {/* What the form checks; React Aria's own select would be checked as the field is left. */}
        <input
          {...control}
          className={styles.checked}
          tabIndex={-1}
          aria-hidden="true"
          disabled={props.isDisabled}
          // While the options are on their way, nothing is said against what was chosen earlier.
          value={isEmpty && !isLoading ? '' : value}
          onChange={ignore}
          onFocus={() => buttonRef.current?.focus()}
        />
      </div>
      <FieldHelp {...words} />
      <OptionList options={isLoading ? [] : options} emptyText={prompt} />
    </AriaSelect>
  );
}

function ignore() {}
