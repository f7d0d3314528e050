import { type RefObject, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Button as RetryButton } from '../Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';
import { CheckIcon, ChevronDownIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Spinner } from '../Spinner/index.ts';
import * as listStyles from './OptionList.css.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** The selected value; '' for none. */
  value: string;
  onChange: (value: string) => void;
  isLoading?: boolean;
  /** Says that the options could not be loaded, in place of the description, with 'Try again'. */
  failure?: { readonly text: string; readonly onRetry: () => void } | undefined;
  /**
   * The text for an empty list.
   * @default 'No options'
   */
  emptyText?: string;
}

/** Selects one of several options from a list. */
export function Select(props: SelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { failure, isLoading = false } = props;
  const select = <SelectBox {...props} button={button} />;
  if (failure === undefined || isLoading) return select;
  function handleRetry() {
    // The pressed button disappears.
    button.current?.focus();
    failure?.onRetry();
  }
  return (
    <>
      {select}
      <div>
        <RetryButton size="small" onPress={handleRetry}>
          {say('Try again')}
        </RetryButton>
      </div>
    </>
  );
}

function SelectBox({ button, ...props }: SelectProps & { button: RefObject<HTMLButtonElement | null> }) {
  const { options, value, onChange, isLoading = false, failure, emptyText = say('No options'), ...described } = props;
  const field = { ...described, ...(failure && { description: failure.text }) };
  const { validated, texts, isWrong } = useField<HTMLInputElement>(field);
  const requiredId = useId();
  // ARIA has no required or invalid state for buttons, so the description contains it.
  const hasRequiredHint = props.isRequired === true && texts.message === undefined;
  const isEmpty = isLoading || !options.some((option) => option.value === value);
  const nothing = failure ? say('This could not be loaded.') : emptyText;
  const prompt = isLoading ? say('Loading…') : options.length === 0 ? nothing : say('Choose…');
  return (
    <AriaSelect
      id={texts.id}
      {...(field.name !== undefined && { name: field.name })}
      isDisabled={field.isDisabled === true}
      isInvalid={isWrong}
      isRequired={texts.isRequired}
      // React Aria would validate on blur.
      validationBehavior="aria"
      className={fieldStyles.field}
      aria-describedby={[texts.helpId, hasRequiredHint && requiredId].filter(Boolean).join(' ')}
      placeholder={prompt}
      value={isEmpty ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
    >
      <FieldLabel {...texts}>
        <Label>{texts.label}</Label>
      </FieldLabel>
      {hasRequiredHint && (
        <span id={requiredId} hidden>
          {say('required')}
        </span>
      )}
      <div className={styles.frame}>
        <Button ref={button} className={styles.box}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText }) => <span>{isPlaceholder ? prompt : selectedText}</span>}
          </SelectValue>
          {isLoading ? <Spinner size="small" /> : <ChevronDownIcon />}
        </Button>
        {/* Validated by the form. React Aria's own select would be validated on blur. */}
        <input
          {...validated}
          className={styles.checked}
          tabIndex={-1}
          aria-hidden="true"
          // While the options load, an earlier selection is valid.
          value={isEmpty && !isLoading ? '' : value}
          onChange={ignore}
          onFocus={() => button.current?.focus()}
        />
      </div>
      <FieldHelp {...texts} />
      <Popover className={listStyles.popover} offset={4}>
        <ListBox
          className={listStyles.list}
          items={isLoading ? [] : options}
          renderEmptyState={() => <p className={listStyles.nothing}>{prompt}</p>}
        >
          {renderOption}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function ignore() {}

/** A stable function: with stable options, a list of a thousand is not rendered again with the form around it. */
function renderOption({ value, label }: SelectOption) {
  return (
    <ListBoxItem id={value} textValue={label} className={listStyles.option}>
      {({ isSelected }) => (
        <>
          <span>{label}</span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
}
