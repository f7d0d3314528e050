import { Fragment } from 'react';
import { keyCap, keys as keysStyle, list } from './KeyList.css.ts';

/** Keys and what they do. */
export interface KeyListEntry {
  /** The keys to press together, as they are labelled. */
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
    <dl className={list}>
      {entries.map(({ keys, effect }) => (
        <Fragment key={effect}>
          <dt className={keysStyle}>
            {keys.map((key) => (
              <kbd key={key} className={keyCap}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{effect}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
