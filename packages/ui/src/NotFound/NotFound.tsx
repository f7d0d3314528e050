import { type ReactNode, useContext } from 'react';
import { BlankSheet } from '../EmptyState/BlankSheet.tsx';
import { say, sentence } from '../language/index.ts';
import { PageTitleId } from '../PageHeader/index.ts';
import * as styles from './NotFound.css.ts';

const texts = {
  data: { title: sentence('Data Not Found.'), hint: sentence('It may have been deleted, or the link is incomplete.') },
  page: { title: sentence('Page Not Found.'), hint: sentence('Check the address. The page may have moved.') },
} as const;

export interface NotFoundProps {
  /** The missing item, or the page. */
  what: 'data' | 'page';
  /** What became of it. @default what may be the cause */
  hint?: string | undefined;
  /** A Link or Button. */
  action?: ReactNode;
}

/** A page for a URL or an item that does not exist. */
export function NotFound({ what, hint = say(texts[what].hint), action }: NotFoundProps) {
  const titleId = useContext(PageTitleId);
  return (
    <div className={styles.page}>
      <BlankSheet reason="gone" />
      <h1 id={titleId} className={styles.message}>
        {say(texts[what].title)}
      </h1>
      <p className={styles.hint}>{hint}</p>
      {action}
    </div>
  );
}
