import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<CheckboxFieldProps, 'onChange' | 'isDisabled'> {
  /** The visible label. */
  children: ReactNode;
  isSelected: boolean;
}

/** A yes-or-no choice that takes effect when its form is submitted. */
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
