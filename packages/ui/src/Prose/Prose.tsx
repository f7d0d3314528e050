import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Paragraphs, lists and the parts below, as plain elements. */
  children: ReactNode;
  /** Puts an article on a sheet of its own. */
  isSheet?: boolean;
}

/** Sets running text: paragraphs, bullets, links and sections. */
export function Prose({ children, isSheet = false }: ProseProps) {
  const Element = isSheet ? 'article' : 'div';
  return <Element className={styles.papers[isSheet ? 'sheet' : 'none']}>{children}</Element>;
}

export interface ProseHeaderProps {
  /** The text's title, the page's first-level heading. */
  title: string;
  /** What the title goes on with. */
  lead: ReactNode;
  /** Dates and the like. */
  note: ReactNode;
}

/** Names a text on its sheet. */
export function ProseHeader({ title, lead, note }: ProseHeaderProps) {
  return (
    <header className={styles.header}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.note}>{note}</p>
    </header>
  );
}

export interface ProseSectionProps {
  /** What links lead to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a text, with a title that can be linked to. */
export function ProseSection({ id, title, children }: ProseSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Heading id={`${id}-title`} level={2} size="section">
        {title}
      </Heading>
      {children}
    </section>
  );
}
