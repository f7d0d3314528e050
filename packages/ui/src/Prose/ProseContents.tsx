import { contents, contentsLink, contentsList, contentsTitle, number } from './Prose.css.ts';

export interface ProseContentsProps {
  /** The sections, in order: what links lead to, and the title without its number. */
  sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** Leads to every section of a text; left out on paper. */
export function ProseContents({ sections }: ProseContentsProps) {
  return (
    <nav className={contents} aria-labelledby="contents">
      <h2 id="contents" className={contentsTitle}>
        Contents
      </h2>
      <ol className={contentsList}>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={contentsLink}>
              <span className={number}>{index + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
