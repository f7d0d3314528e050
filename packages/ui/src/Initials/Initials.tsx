import * as styles from './Initials.css.ts';
import { initialsOf } from './initialsOf.ts';

export interface InitialsProps {
  /** The name of a person, which is written next to it. */
  name: string;
}

/** The initials of a person in a circle, for lists of people. */
export function Initials({ name }: InitialsProps) {
  return <span className={styles.circle} data-initials={initialsOf(name)} aria-hidden="true" />;
}
