import type { ReactNode } from 'react';
import { useHashFocus } from '../Form/index.ts';
import { useHostLocation } from '../Host/index.ts';
import { LinkButton } from '../Link/index.ts';
import { say } from '../language/index.ts';
import { Stack } from '../Stack/index.ts';
import * as styles from './SectionedPage.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface PageSection {
  /** The fragment of the URL that leads to the section. */
  readonly id: string;
  /** The text of the link to it. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface SectionedPageProps {
  sections: readonly PageSection[];
}

/** Several sections on one page. Links to them stay visible while it scrolls, and mark the one that is being read. */
export function SectionedPage({ sections }: SectionedPageProps) {
  useHashFocus();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      {sections.length > 1 && <SectionLinks sections={sections} current={current} />}
      {sections.map(({ id, content }) => (
        // The target of a link, which is focused.
        <section key={id} id={id} tabIndex={-1} className={styles.section}>
          <Stack gap={20}>{content}</Stack>
        </section>
      ))}
    </>
  );
}

function SectionLinks({ sections, current }: SectionedPageProps & { current: string | undefined }) {
  const { path } = useHostLocation();
  return (
    <nav className={styles.sectionLinks} aria-label={say('Sections')}>
      {sections.map(({ id, label }) => (
        <LinkButton
          key={id}
          href={`${path}#${id}`}
          variant="quiet"
          {...(id === current && { 'aria-current': 'location' })}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
