import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChangeList.css.ts';

export interface ChangeListEntry {
  /** What it is called. */
  readonly field: string;
  /** What it was; nothing where it was empty. */
  readonly before: ReactNode;
  /** What it is. */
  readonly after: ReactNode;
}

export interface ChangeListProps {
  entries: readonly ChangeListEntry[];
}

/** Shows what was changed, the old beside the new, and one below the other where there is no room. */
export function ChangeList({ entries }: ChangeListProps) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.field} className={styles.row}>
          <dt className={styles.field}>{entry.field}</dt>
          <dd className={styles.before}>
            <VisuallyHidden>before: </VisuallyHidden>
            {shown(entry.before)}
          </dd>
          <dd className={styles.after}>
            <VisuallyHidden>after: </VisuallyHidden>
            {shown(entry.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: ReactNode): ReactNode {
  return value === '' || value === null || value === undefined ? <span className={styles.none}>empty</span> : value;
}
