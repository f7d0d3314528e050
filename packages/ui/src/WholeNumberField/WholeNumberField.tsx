import { parseWholeNumber } from '@cpd/domain/wholeNumber';
import { useRef, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, field, useField } from '../Field/index.ts';
import { formatNumber } from '../language/index.ts';
import * as styles from './WholeNumberField.css.ts';

export interface WholeNumberFieldProps extends FieldProps {
  value: number;
  /** Receives the parsed and clamped number after every change. */
  onChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** The maximum, which replaces a larger number while typing. */
  max?: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A field for a whole number, which parses and clamps the text while typing. */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, onChange, min = 0, max, ...others } = props;
  const { control, texts } = useField<HTMLInputElement>(others);
  // A cleared field stays empty while it is focused, because '5' after an inserted 0 would read '05'. Another text would end
  // the composition of an input method.
  const [typed, setTyped] = useState<string>();
  const isComposing = useRef(false);
  const inRange = (number: number) => Math.max(Math.min(number, max ?? number), min);

  function handleText(text: string) {
    setTyped(isComposing.current || text === '' ? text : undefined);
    if (!isComposing.current) onChange(inRange(parseWholeNumber(text)));
  }
  // React Aria's NumberField rejects letters, so '3abc' would not become 3.
  function handleKeyDown(event: { readonly key: string; preventDefault: () => void }) {
    const step = steps[event.key];
    // In a composition, the arrows select a candidate.
    if (step === undefined || isComposing.current) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(inRange(value + step));
  }

  return (
    <div className={field}>
      <FieldLabel {...texts} />
      <input
        {...control}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? formatNumber(value)}
        onChange={(event) => handleText(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          handleText(currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={handleKeyDown}
      />
      <FieldHelp {...texts} />
    </div>
  );
}
