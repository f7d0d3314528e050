import * as styles from './AppShell.css.ts';

export interface SkipLinkProps {
  /** The id of the element that the focus goes to. */
  target: string;
  children: string;
}

/** A link past what is in front of an element, visible only while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
