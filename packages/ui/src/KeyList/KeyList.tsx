import * as styles from './KeyList.css.ts';

/** Keys and what they do. */
export interface KeyListEntry {
  /** The keys to press together or one after the other, as they are labelled. */
  readonly keys: readonly string[];
  /** What happens then. */
  readonly effect: string;
}

export interface KeyListProps {
  entries: readonly KeyListEntry[];
}

/** Lists keys with what they do. */
export function KeyList({ entries }: KeyListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(({ keys, effect }) => (
        <div key={effect} className={styles.entry}>
          <dt>
            <KeyCaps keys={keys} />
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keys as they look on a keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.keyCap}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
