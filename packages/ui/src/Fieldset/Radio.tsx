import { type ReactNode, useContext } from 'react';
import * as styles from './Fieldset.css.ts';
import { FieldsetContext } from './FieldsetContext.ts';

export interface RadioProps {
  /** The visible label. */
  children?: ReactNode;
  /** The name for assistive technology, without a visible label. */
  'aria-label'?: string;
  /** The name that the radio buttons of a group share. */
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

/**
 * A native radio button. In a Fieldset one of the group is required. React Aria's group would take the arrow keys from
 * text fields next to its radio buttons.
 */
export function Radio({ children, name, isSelected, onSelect, ...aria }: RadioProps) {
  const fieldset = useContext(FieldsetContext);
  const input = (
    <input
      {...aria}
      className={styles.radio}
      type="radio"
      name={name}
      data-field={fieldset?.id}
      data-label={fieldset?.label}
      required={fieldset !== undefined}
      checked={isSelected}
      onChange={onSelect}
    />
  );
  if (children === undefined) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in a variable.
    <label className={styles.option}>
      {input}
      <span className={styles.label}>{children}</span>
    </label>
  );
}
