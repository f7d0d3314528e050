import { useId } from 'react';
import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './FileList.css.ts';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

export interface FileListProps {
  /** Names the list, a second-level heading. */
  title: string;
  files: readonly ListedFile[];
}

/** Lists PDF files, each with a preview in a new browser tab. */
export function FileList({ title, files }: FileListProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading id={titleId} level={2} size="part">
        {title}
      </Heading>
      <ul className={styles.list}>
        {files.map(({ id, name, address }) => (
          <li key={id} className={styles.item}>
            <span aria-hidden="true">
              <Badge tone="critical">PDF</Badge>
            </span>
            <span className={styles.name}>{name}</span>
            <Link href={address} isExternal aria-label={`Preview ${name} (opens in a new tab)`}>
              Preview
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
