import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChangeList.css.ts';

export interface ChangeListEntry {
  /** The name of the field. */
  readonly field: string;
  /** The previous value; undefined if it was empty. */
  readonly before: ReactNode;
  /** The new value. */
  readonly after: ReactNode;
}

export interface ChangeListProps {
  entries: readonly ChangeListEntry[];
}

/** Changed fields with their previous and new values, in two columns or below each other. */
export function ChangeList({ entries }: ChangeListProps) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.field} className={styles.row}>
          <dt className={styles.field}>{entry.field}</dt>
          <dd className={styles.before}>
            <VisuallyHidden>before: </VisuallyHidden>
            {valueOrNothing(entry.before)}
          </dd>
          <dd className={styles.after}>
            <VisuallyHidden>after: </VisuallyHidden>
            {valueOrNothing(entry.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueOrNothing(value: ReactNode): ReactNode {
  return value === '' || value === null || value === undefined ? <span className={styles.none}>empty</span> : value;
}
