import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';
import * as styles from './WholeNumberField.css.ts';

export interface WholeNumberFieldProps extends FieldProps {
  value: number;
  /** Receives the number after every change, read from what was typed and brought into the range. */
  onChange: (value: number) => void;
  /**
   * Reads a whole number from any text, also an empty one.
   * @default the digits at its start, else 0
   */
  parse?: (text: string) => number;
  /**
   * The smallest number.
   * @default 0
   */
  min?: number;
  /** The largest number; a larger one becomes it as one types. */
  max?: number;
}

const leadingNumber = (text: string) => Number.parseInt(text, 10) || 0;
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Asks for a whole number: what is typed becomes one at once, and too large a number is capped as one types. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, onChange, parse = leadingNumber, min = 0, max, ...others } = props;
  const { field, control, words } = useField<typeof others, HTMLInputElement>(others);
  // An emptied field stays empty while one types on; otherwise '5' after the 0 put there would read '05'.
  const [isEmptied, setIsEmptied] = useState(false);
  const inRange = (wanted: number) => Math.max(Math.min(wanted, max ?? wanted), min);

  function handleText(text: string) {
    setIsEmptied(text === '');
    onChange(inRange(parse(text)));
  }
  // React Aria's NumberField refuses letters, so that '3abc' could never become 3.
  function handleKeyDown(event: { readonly key: string; preventDefault: () => void }) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setIsEmptied(false);
    onChange(inRange(value + step));
  }

  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={isEmptied ? '' : String(value)}
      onChange={handleText}
      onBlur={() => setIsEmptied(false)}
      onKeyDown={handleKeyDown}
    >
      <FieldLabel {...words} />
      <Input
        {...control}
        className={styles.number}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
      />
      <FieldHelp {...words} />
    </TextField>
  );
}
