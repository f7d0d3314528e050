import { useCapability } from '@cpd/api/capabilities';
import { lazyPart } from '@cpd/ui/LazyPart';
import { say } from '@cpd/ui/language';
import { PageHeader } from '@cpd/ui/PageHeader';
import { SectionedPage } from '@cpd/ui/SectionedPage';
import { Suspense } from 'react';
import { AdministratorsCard } from './AdministratorsCard.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { BrowserCard } from './BrowserCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';

// Its code loads after the rest of the page.
const ActivityCard = lazyPart(async () => (await import('./ActivityCard.tsx')).ActivityCard);

/** The administrator's own account, the administrators, the keys of other services and the history. */
export function SettingPage() {
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
  return (
    <>
      <PageHeader title={say('Setting')} />
      <SectionedPage sections={sections} />
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
