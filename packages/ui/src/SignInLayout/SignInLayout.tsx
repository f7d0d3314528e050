import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  /** Whose page this is. */
  brand?: ReactNode;
  title: string;
  /** A text under the title. */
  description: string;
  /** What has just happened; it is announced. */
  notice?: string | undefined;
  /** Whether it takes the focus when it appears, unless one of its fields has it: the previous page was removed. */
  takesFocus?: boolean;
  children: ReactNode;
  /** A large button under the form, or null. Its space is reserved, so that the form does not move when it appears. */
  secondary?: ReactNode;
  /** An `img` that decorates the page. */
  picture: ReactNode;
}

/** The layout of the sign-in page: the form next to an image. */
export function SignInLayout(props: SignInLayoutProps) {
  const { brand, title, description, notice = '', takesFocus = false, children, secondary, picture } = props;
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const main = ref.current;
    if (takesFocus && !main?.contains(document.activeElement)) main?.focus();
  }, [takesFocus]);
  // A screen reader announces what comes into a status, not what it began with.
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(notice), [notice]);
  return (
    <main ref={ref} className={styles.page} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.side}>
        <div className={styles.panel}>
          {brand && <div className={styles.brand}>{brand}</div>}
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          <p className={styles.intro}>{description}</p>
          <p role="status" className={styles.notice}>
            {message}
          </p>
          {children}
          {secondary !== undefined && <div className={styles.secondary}>{secondary}</div>}
        </div>
      </div>
      <div className={styles.frame}>{picture}</div>
    </main>
  );
}
