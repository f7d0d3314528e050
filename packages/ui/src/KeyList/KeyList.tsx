import * as styles from './KeyList.css.ts';

export interface KeyListEntry {
  readonly keys: readonly string[];
  readonly effect: string;
}

export interface KeyListProps {
  entries: readonly KeyListEntry[];
}

/** Keyboard shortcuts and their effects. */
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

/** Keys in the shape of a keyboard's, which are written from left to right in every language. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.keyCap}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
