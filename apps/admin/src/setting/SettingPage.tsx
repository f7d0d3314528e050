import { lazyPart } from '@cpd/ui/LazyPart';
import { say } from '@cpd/ui/language';
import { PageHeader } from '@cpd/ui/PageHeader';
import { SectionedPage } from '@cpd/ui/SectionedPage';
import { type ReactNode, Suspense } from 'react';
import { ACTIVITY_SECTION, ADMINISTRATORS_SECTION } from '../paths.ts';
import { AdministratorsCard } from './AdministratorsCard.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { BrowserCard } from './BrowserCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';
import { type SettingSection, useSettingSections } from './useSettingSections.ts';

// Its code loads after the rest of the page.
const ActivityCard = lazyPart(async () => (await import('./ActivityCard.tsx')).ActivityCard);

const contents: Readonly<Record<SettingSection, ReactNode>> = {
  [ADMINISTRATORS_SECTION]: <AdministratorsCard />,
  'api-keys': <ApiKeysCard />,
  [ACTIVITY_SECTION]: (
    <Suspense>
      <ActivityCard />
    </Suspense>
  ),
};

/** The administrator's own account, the administrators, the keys of other services and the history. */
export function SettingPage() {
  const others = useSettingSections().map(({ id, label }) => ({ id, label: say(label), content: contents[id] }));
  return (
    <>
      <PageHeader title={say('Setting')} />
      <SectionedPage sections={[{ id: 'account', label: say('Account'), content: <AccountCards /> }, ...others]} />
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
