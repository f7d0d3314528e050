import { Link } from '@cpd/ui/Link';
import * as styles from './ReviewScreen.css.ts';

/** A PDF file attached to a post. */
export interface ReviewFile {
  readonly id: string;
  /** Its original file name. */
  readonly name: string;
  /** Where it can be opened. */
  readonly address: string;
}

/** Lists the attached files, each with a preview in a new browser tab. */
export function FileList({ files }: { files: readonly ReviewFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="review-files">
      <h2 id="review-files" className={styles.filesTitle}>
        {files.length === 1 ? '1 attached file' : `${files.length} attached files`}
      </h2>
      <ul className={styles.fileList}>
        {files.map(({ id, name, address }) => (
          <li key={id} className={styles.file}>
            <span className={styles.fileKind} aria-hidden="true">
              PDF
            </span>
            <span className={styles.fileName}>{name}</span>
            <Link href={address} isExternal aria-label={`Preview ${name} (opens in a new tab)`}>
              Preview
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
