import type { ReactNode } from 'react';
import { say } from '../language/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChangeList.css.ts';

export interface ChangeListEntry {
  readonly field: string;
  /** The previous value; undefined if it was empty. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What can be done with the previous value. It ends a line, or stands below a long text. */
  readonly action?: ReactNode;
}

export interface ChangeListProps {
  entries: readonly ChangeListEntry[];
}

/** Longer texts are side by side, because they are hard to compare within a line. */
const MAX_INLINE_LENGTH = 60;

/** Changed fields with their previous and new values, in a line. */
export function ChangeList({ entries }: ChangeListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(({ field, before, after, action }) => {
        const look = [before, after].some(isLong) ? 'long' : 'inline';
        return (
          <div key={field} className={styles.entries[look]}>
            <dt className={styles.fields[look]}>{field}</dt>
            <dd className={isEmpty(before) ? styles.hiddenBefore : styles.befores[look]}>
              <VisuallyHidden>{`${say('before:')} `}</VisuallyHidden>
              {isEmpty(before) ? (
                <Nothing />
              ) : look === 'inline' ? (
                <span className={styles.old}>{before}</span>
              ) : (
                before
              )}
              {action && look === 'long' && <div className={styles.actionBelow}>{action}</div>}
            </dd>
            <dd className={styles.afters[look]}>
              <VisuallyHidden>{`${say('after:')} `}</VisuallyHidden>
              {isEmpty(after) ? <Nothing /> : after}
              {action && look === 'inline' && <div className={styles.actionAtEnd}>{action}</div>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Nothing() {
  return <span className={styles.none}>{say('empty')}</span>;
}

function isEmpty(value: ReactNode): boolean {
  return value === '' || value === null || value === undefined;
}

function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && (value.length > MAX_INLINE_LENGTH || value.includes('\n'));
}
