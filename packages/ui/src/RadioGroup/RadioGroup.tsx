import { type ReactNode, useId } from 'react';
import { field } from '../Field/Field.css.ts';
import { Radio } from '../Fieldset/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
}

export interface RadioGroupProps {
  label: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** A choice of one of a few options that are all visible. */
export function RadioGroup({ label, options, value, onChange, orientation = 'vertical' }: RadioGroupProps) {
  const id = useId();
  return (
    <div className={field} role="radiogroup" aria-labelledby={id} aria-orientation={orientation}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <div className={styles.orientations[orientation]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={id}
            isSelected={option.value === value}
            onSelect={() => onChange(option.value)}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </div>
  );
}
