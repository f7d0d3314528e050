import type { ReactNode } from 'react';
import { useHashFocus } from '../Form/index.ts';
import { sectionOf, useHost, useHostLocation } from '../Host/index.ts';
import { say } from '../language/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tabs } from '../Tabs/index.ts';

export interface PageSection {
  /** The section's name in the URL. */
  readonly id: string;
  /** The text of its tab. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface SectionedPageProps {
  /** At least one. The first is shown at the page's own URL, and where the URL names none of them. */
  sections: readonly [PageSection, ...PageSection[]];
}

/** The sections of a page as tabs. Each has a URL, which reload, back and a shared link restore. */
export function SectionedPage({ sections }: SectionedPageProps) {
  useHashFocus();
  const { navigate } = useHost();
  const { path, search, hash } = useHostLocation();
  const [first] = sections;
  // Links of version 0.5 name the section in the hash.
  const named = sectionOf(new URLSearchParams(search)) ?? hash.slice(1);
  const shown = sections.find(({ id }) => id === named) ?? first;
  return (
    <Tabs
      label={say('Sections')}
      tabs={sections}
      selectedKey={shown.id}
      onSelectionChange={(id) => void navigate(id === first.id ? path : `${path}?section=${id}`, { keepsScroll: true })}
    >
      <Stack key={shown.id} gap={20}>
        {shown.content}
      </Stack>
    </Tabs>
  );
}
