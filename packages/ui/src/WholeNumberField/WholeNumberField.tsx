import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';
import * as styles from './WholeNumberField.css.ts';

export interface WholeNumberFieldProps extends FieldProps {
  value: number;
  /** Receives the parsed and clamped number after every change. */
  onChange: (value: number) => void;
  /**
   * Parses a whole number from any text, also an empty one.
   * @default the digits at the start, or 0
   */
  parse?: (text: string) => number;
  /** @default 0 */
  min?: number;
  /** The maximum, which replaces a larger number while typing. */
  max?: number;
}

const leadingNumber = (text: string) => Number.parseInt(text, 10) || 0;
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A field for a whole number, which parses and clamps the text while typing. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, onChange, parse = leadingNumber, min = 0, max, ...others } = props;
  const { field, control, texts } = useField<typeof others, HTMLInputElement>(others);
  // A cleared field stays empty while it is focused, because '5' after an inserted 0 would read '05'.
  const [isEmptied, setIsEmptied] = useState(false);
  const inRange = (number: number) => Math.max(Math.min(number, max ?? number), min);

  function handleText(text: string) {
    setIsEmptied(text === '');
    onChange(inRange(parse(text)));
  }
  // React Aria's NumberField rejects letters, so '3abc' would not become 3.
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
      <FieldLabel {...texts} />
      <Input
        {...control}
        className={styles.number}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
      />
      <FieldHelp {...texts} />
    </TextField>
  );
}
