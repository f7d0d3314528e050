import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<CheckboxFieldProps, 'onChange' | 'isDisabled'> {
  /** The visible label; pressing it ticks the box too. */
  children: ReactNode;
  isSelected: boolean;
}

/** Asks for one yes or no that takes effect with the form around it. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props}>
      <CheckboxButton className={styles.row}>
        {({ isSelected }) => (
          <>
            <span className={styles.box}>{isSelected && <CheckIcon size={12} />}</span>
            <span className={styles.label}>{children}</span>
          </>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
