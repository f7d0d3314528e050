import * as styles from './Prose.css.ts';

export interface ProseContentsProps {
  /** The sections, in order: what links lead to, and the title without its number. */
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** Leads to every section of a text; left out on paper. */
export function ProseContents({ sections }: ProseContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        Contents
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.contentsLink}>
              <span className={styles.number}>{`${index + 1}.`}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
