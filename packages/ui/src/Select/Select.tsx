import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, useField } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { box, frame as frameStyle, wedge } from './Select.css.ts';

/** Something to choose. */
export interface SelectOption {
  /** What tells it apart. */
  readonly value: string;
  /** What is shown. */
  readonly label: string;
}

/** What a select offers and holds. */
export interface SelectProps extends FieldProps {
  /** What can be chosen. */
  options: readonly SelectOption[];
  /** The value chosen; '' is none. */
  value: string;
  /** Receives the value chosen. */
  onChange: (value: string) => void;
  /**
   * What is shown while nothing is chosen.
   * @default 'Choose…'
   */
  placeholder?: string;
  /**
   * The options are on their way.
   * @default false
   */
  isLoading?: boolean;
  /**
   * What is shown where there is nothing to choose.
   * @default 'No options'
   */
  emptyText?: string;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLSelectElement>;
}

/** Chooses one of a few things from the system's own list. */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = 'Choose…', isLoading = false, emptyText = 'No options', ref } = props;
  const selectRef = useRef<HTMLSelectElement>(null);
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => selectRef.current);
  const { frame, control } = useField(props, selectRef);
  const isEmpty = isLoading || !options.some((option) => option.value === value);
  const prompt = isLoading ? 'Loading…' : options.length === 0 ? emptyText : placeholder;
  return (
    <FieldFrame {...frame}>
      <div className={frameStyle}>
        <select
          {...control}
          ref={selectRef}
          className={box}
          aria-busy={isLoading || undefined}
          data-empty={isEmpty || undefined}
          value={isEmpty ? '' : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{prompt}</option>
          {!isLoading &&
            options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
        <span className={wedge}>{isLoading ? <Spinner size="small" /> : <ChevronDownIcon />}</span>
      </div>
    </FieldFrame>
  );
}
