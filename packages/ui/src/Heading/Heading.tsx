import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The heading level, without gaps. */
  level: 1 | 2 | 3;
  /** The size of a public page's title, of a section or of a small part. */
  size: 'display' | 'section' | 'part';
  id?: string;
  /** Allows a script to focus the heading after the page changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading of a page or of a part of it. */
export function Heading({ children, level, size, id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={styles.sizes[size]}>
      {children}
    </Element>
  );
}
