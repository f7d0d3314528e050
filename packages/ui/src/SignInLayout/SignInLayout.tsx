import type { ReactNode } from 'react';
import { frame, intro, page, panel, side, title as titleStyle } from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  title: string;
  /** A sentence under the title. */
  description: string;
  children: ReactNode;
  /** An `img` that decorates the page. */
  picture: ReactNode;
}

/** Frames the page on which somebody signs in: the form beside a picture. */
export function SignInLayout({ title, description, children, picture }: SignInLayoutProps) {
  return (
    <main className={page}>
      <div className={side}>
        <div className={panel}>
          <h1 className={titleStyle}>{title}</h1>
          <p className={intro}>{description}</p>
          {children}
        </div>
      </div>
      <div className={frame}>{picture}</div>
    </main>
  );
}
