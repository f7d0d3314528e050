import { useId } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './InlineSelect.css.ts';

export interface InlineSelectProps {
  /** The label, next to the box. */
  label: string;
  /** The accessible name, if several boxes have the same label: it begins with the label. */
  name?: string | undefined;
  isDisabled?: boolean;
  /** With the language of the label, if it is not that of the page. */
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select with its label next to it, for a setting of a list. */
export function InlineSelect({ label, name, isDisabled, options, value, onChange }: InlineSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame}>
        <select
          id={id}
          className={styles.box}
          aria-label={name}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </div>
  );
}
