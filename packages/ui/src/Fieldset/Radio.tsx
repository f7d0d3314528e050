import { useContext } from 'react';
import * as styles from './Fieldset.css.ts';
import { FieldsetContext } from './FieldsetContext.ts';

export interface RadioProps {
  /** What choosing it says. */
  'aria-label': string;
  /** The key that the choices of a group share. */
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

/**
 * One choice of a Fieldset beside a field of its own; one of the group has to be chosen before the form is sent.
 * The browser's own, because React Aria's group takes the arrow keys away from the text fields inside.
 */
export function Radio({ name, isSelected, onSelect, ...aria }: RadioProps) {
  const { id, label } = useContext(FieldsetContext);
  return (
    <input
      {...aria}
      className={styles.radio}
      type="radio"
      name={name}
      data-field={id}
      data-label={label}
      required
      checked={isSelected}
      onChange={onSelect}
    />
  );
}
