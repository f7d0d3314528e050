import type { ReactNode } from 'react';
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
  return (
    <label className={row} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        className={box}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={label}>{children}</span>
    </label>
  );
}
