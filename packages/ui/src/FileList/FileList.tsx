import { formatBytes } from '@cpd/domain/bytes';
import { useId } from 'react';
import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { say } from '../language/index.ts';
import * as styles from './FileList.css.ts';

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes, if known. */
  readonly size?: number | undefined;
  readonly address: string;
}

export interface FileListProps {
  /** The heading of level 2. */
  title: string;
  files: readonly ListedFile[];
}

/** PDF files with links to a preview in a new tab. */
export function FileList({ title, files }: FileListProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading id={titleId} level={2} size="part">
        {title}
      </Heading>
      <ul className={styles.list}>
        {files.map(({ id, name, size, address }) => (
          <li key={id} className={styles.item}>
            <span aria-hidden="true">
              <Badge tone="critical">{say('{what, select, format {PDF} other {PDF}}', { what: 'format' })}</Badge>
            </span>
            <span className={styles.text}>
              <bdi className={styles.name}>{name}</bdi>
              {size !== undefined && <bdi className={styles.size}>{say(formatBytes(size))}</bdi>}
            </span>
            <Link href={address} isExternal aria-label={say('Preview {name} (opens in a new tab)', { name })}>
              {say('Preview')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
