import { type ReactNode, useEffect, useState } from 'react';
import {
  brand as brandStyle,
  frame,
  intro,
  notice as noticeStyle,
  page,
  panel,
  side,
  title as titleStyle,
} from './SignInLayout.css.ts';

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
    <main className={page}>
      <div className={side}>
        <div className={panel}>
          {brand && <div className={brandStyle}>{brand}</div>}
          <h1 className={titleStyle}>{title}</h1>
          <p className={intro}>{description}</p>
          <p role="status" className={noticeStyle}>
            {said}
          </p>
          {children}
        </div>
      </div>
      <div className={frame}>{picture}</div>
    </main>
  );
}
