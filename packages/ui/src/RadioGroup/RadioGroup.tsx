import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts';
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
  /**
   * Choices below or beside one another.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/** Chooses one of a few things that are all in view. */
export function RadioGroup({ label, options, orientation = 'vertical', ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className={styles.group} orientation={orientation}>
      <Label className={styles.legend}>{label}</Label>
      <div className={styles.orientations[orientation]}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className={checkboxStyles.row}>
              <span className={styles.circle} />
              <span className={checkboxStyles.label}>{option.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
