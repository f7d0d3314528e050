import { useCapability } from '@cpd/api/capabilities';
import { lazyPart } from '@cpd/ui/LazyPart';
import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { PageHeader } from '@cpd/ui/PageHeader';
import { Stack } from '@cpd/ui/Stack';
import { type ReactNode, Suspense } from 'react';
import { useHashFocus } from '../kit/useHashFocus.ts';
import { SETTING_PATH } from '../paths.ts';
import { AdministratorsCard } from './AdministratorsCard.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { BrowserCard } from './BrowserCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import * as styles from './SettingPage.css.ts';
import { SignOutCard } from './SignOutCard.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

// Its code loads after the rest of the page.
const ActivityCard = lazyPart(async () => (await import('./ActivityCard.tsx')).ActivityCard);

/** The administrator's own account, the administrators, the keys of other services and the history. */
export function SettingPage() {
  useHashFocus();
  const sections = [
    { id: 'account', label: say('Account'), content: <AccountCards />, isOffered: true },
    {
      id: 'administrators',
      label: say('Administrators'),
      content: <AdministratorsCard />,
      isOffered: useCapability('administrators') !== false,
    },
    {
      id: 'api-keys',
      label: say('API keys'),
      content: <ApiKeysCard />,
      isOffered: useCapability('api-keys') !== false,
    },
    {
      id: 'activity',
      label: say('Activity'),
      content: (
        <Suspense>
          <ActivityCard />
        </Suspense>
      ),
      isOffered: useCapability('history') !== false,
    },
  ].filter(({ isOffered }) => isOffered);
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <PageHeader title={say('Setting')} />
      {sections.length > 1 && <SectionLinks sections={sections} current={current} />}
      {sections.map(({ id, content }) => (
        <Section key={id} id={id}>
          {content}
        </Section>
      ))}
    </>
  );
}

function AccountCards() {
  return (
    <>
      <PasswordCard />
      <SignOutCard />
      <PasskeysCard />
      <BrowserCard />
    </>
  );
}

interface SectionLinksProps {
  sections: readonly { readonly id: string; readonly label: string }[];
  current: string | undefined;
}

/** Stays visible while the page scrolls, and marks the section that is being read. */
function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <nav className={styles.sectionLinks} aria-label={say('Sections')}>
      {sections.map(({ id, label }) => (
        <LinkButton
          key={id}
          href={`${SETTING_PATH}#${id}`}
          variant="quiet"
          {...(id === current && { 'aria-current': 'location' })}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}

/** The target of a link, which is focused. */
function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} className={styles.section}>
      <Stack gap={20}>{children}</Stack>
    </section>
  );
}
