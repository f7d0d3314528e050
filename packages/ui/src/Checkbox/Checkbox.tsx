import type { ReactNode } from 'react';
import { useContext } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FormDisabledContext } from '../Field/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import { box, label, row } from './Checkbox.css.ts';

/** What is ticked, and whether it is. */
export interface CheckboxProps {
  /** The visible label; pressing it ticks the box too. */
  children: ReactNode;
  /** Whether the box is ticked. */
  isSelected: boolean;
  /** Receives whether the box is ticked after every change. */
  onChange: (isSelected: boolean) => void;
  /** The key of the value in the form's data. */
  name?: string;
  /**
   * Takes the box out of use.
   * @default false
   */
  isDisabled?: boolean;
}

/** Asks for one yes or no that takes effect with the form around it. */
export function Checkbox({ children, isSelected, onChange, name, isDisabled = false }: CheckboxProps) {
  const isFormDisabled = useContext(FormDisabledContext);
  return (
    <CheckboxField
      {...(name !== undefined && { name })}
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled || isFormDisabled}
    >
      <CheckboxButton className={row}>
        <span className={box}>{isSelected && <CheckIcon size={12} />}</span>
        <span className={label}>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}
