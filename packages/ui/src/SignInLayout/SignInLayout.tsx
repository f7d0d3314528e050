import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  /** The name or logo of the service. */
  brand?: ReactNode;
  title: string;
  /** A text under the title. */
  description: string;
  /** A notice about a preceding event, which is announced. */
  notice?: string | undefined;
  /** Whether it is focused on mount, unless one of its fields is: the previous page was removed. */
  takesFocus?: boolean;
  children: ReactNode;
  /** A large button under the form, or null. Its space is reserved, so that the layout does not shift. */
  secondary?: ReactNode;
  /** Below everything else of the panel, such as a choice of language. */
  footer?: ReactNode;
  /** A decorative `img`. */
  picture: ReactNode;
}

/** The layout of the sign-in page: the form next to an image. */
export function SignInLayout(props: SignInLayoutProps) {
  const { brand, title, description, notice = '', takesFocus = false, children, secondary, footer, picture } = props;
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const main = ref.current;
    if (takesFocus && !main?.contains(document.activeElement)) main?.focus();
  }, [takesFocus]);
  // Screen readers announce changes of a status, not its initial content.
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
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      </div>
      <div className={styles.frame}>{picture}</div>
    </main>
  );
}
