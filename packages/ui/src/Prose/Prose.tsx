import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements and the components below. */
  children: ReactNode;
  /** Puts the text on a sheet. */
  isSheet?: boolean;
}

/** Running text: paragraphs, lists, links and sections. */
export function Prose({ children, isSheet = false }: ProseProps) {
  const Element = isSheet ? 'article' : 'div';
  return <Element className={styles.papers[isSheet ? 'sheet' : 'none']}>{children}</Element>;
}

export interface ProseHeaderProps {
  /** The title, the heading of level 1. */
  title: string;
  /** The second part of the title. */
  lead: ReactNode;
  /** Dates and similar details. */
  note: ReactNode;
}

/** The title of a text. */
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
  /** The target of links. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a title that can be linked to. */
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
