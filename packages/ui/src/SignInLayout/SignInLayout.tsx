import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  /** Whose page this is. */
  brand?: ReactNode;
  title: string;
  /** A sentence under the title. */
  description: string;
  /** What has just happened; it is announced. */
  notice?: string | undefined;
  children: ReactNode;
  /** An `img` that decorates the page. */
  picture: ReactNode;
}

/** Frames the page on which somebody signs in: the form beside a picture. */
export function SignInLayout({ brand, title, description, notice = '', children, picture }: SignInLayoutProps) {
  // A screen reader announces what comes into a status, not what it began with.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(notice), [notice]);
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <div className={styles.panel}>
          {brand && <div className={styles.brand}>{brand}</div>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{description}</p>
          <p role="status" className={styles.notice}>
            {said}
          </p>
          {children}
        </div>
      </div>
      <div className={styles.frame}>{picture}</div>
    </main>
  );
}
