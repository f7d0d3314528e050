import { parseWholeNumber } from '@cpd/domain/quiz';
import type { KeyboardEvent, Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, useField } from '../Field/index.ts';
import { number } from './WholeNumberField.css.ts';

/** What a number field holds. */
export interface WholeNumberFieldProps extends FieldProps {
  /** The number. */
  value: number;
  /** Receives the number after every change, read from what was typed and brought into the range. */
  onChange: (value: number) => void;
  /**
   * The smallest number.
   * @default 0
   */
  min?: number;
  /** The largest number; a larger one becomes it as one types. */
  max?: number;
  /** The input element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a whole number: '3abc' is 3, '' is 0, and too large a number is capped as one types (rules F4, F5). */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, onChange, min = 0, max, ref } = props;
  // An emptied field stays empty while one types on; otherwise '5' after the 0 put there would read '05'.
  const [isEmptied, setIsEmptied] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const { frame, control } = useField(props, inputRef);
  const inRange = (wanted: number) => Math.max(Math.min(wanted, max ?? wanted), min);

  function handleText(text: string) {
    setIsEmptied(text === '');
    onChange(inRange(parseWholeNumber(text)));
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setIsEmptied(false);
    onChange(inRange(value + step));
  }

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={inputRef}
        className={number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={isEmptied ? '' : String(value)}
        onChange={(event) => handleText(event.currentTarget.value)}
        onBlur={() => setIsEmptied(false)}
        onKeyDown={handleKeyDown}
      />
    </FieldFrame>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
