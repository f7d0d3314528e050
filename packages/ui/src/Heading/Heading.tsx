import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Its level in the page; none may be skipped. */
  level: 1 | 2 | 3;
  /** The title of a public page, of a section of a long text, or of a small part. */
  size: 'display' | 'section' | 'part';
  /** What refers to the title. */
  id?: string;
  /** Lets the title take the focus when the page has changed beneath it; it shows no ring, as it does nothing. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a page or a part of it. */
export function Heading({ children, level, size, id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={styles.sizes[size]}>
      {children}
    </Element>
  );
}
