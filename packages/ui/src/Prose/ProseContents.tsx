import { formatNumber, say } from '../language/index.ts';
import * as styles from './Prose.css.ts';

export interface ProseContentsProps {
  /** The sections: their ids, and their titles without a number. */
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** A table of contents, hidden in print. */
export function ProseContents({ sections }: ProseContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <div className={styles.contentsInView}>
        <h2 id="contents" className={styles.contentsTitle}>
          {say('Contents')}
        </h2>
        <ol className={styles.contentsList}>
          {sections.map(({ anchor, title }, index) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.contentsLink}>
                <span className={styles.number}>{`${formatNumber(index + 1)}.`}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
