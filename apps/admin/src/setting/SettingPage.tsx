import { useChangePassword } from '@cpd/api/auth';
import { useCapability } from '@cpd/api/capabilities';
import { useCurrentUser } from '@cpd/api/session';
import { lazyPart } from '@cpd/ui/LazyPart';
import { Suspense, use } from 'react';
import { ShowKeys } from '../kit/keyboard/ShowKeys.ts';
import { chooseTheme, useThemeChoice } from '../kit/themeChoice.ts';
import { useHashFocus } from '../kit/useHashFocus.ts';
import { useLeave } from '../kit/useLeave.ts';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SettingScreen } from './SettingScreen.tsx';
import { useAdministrators } from './useAdministrators.tsx';
import { useSessions } from './useSessions.ts';

// Its code loads after the rest of the page.
const ActivityCard = lazyPart(async () => (await import('./ActivityCard.tsx')).ActivityCard);

export function SettingPage() {
  const changePassword = useChangePassword();
  const theme = useThemeChoice();
  useHashFocus();
  const { goToLogin, signOut } = useLeave();
  const administrators = useAdministrators();
  const username = useCurrentUser();
  const hasHistory = useCapability('history') !== false;
  const hasApiKeys = useCapability('api-keys') !== false;

  async function handleChangePassword(oldPassword: string, newPassword: string) {
    const { isDone } = await changePassword.run({ oldPassword, newPassword });
    if (isDone) goToLogin('passwordChanged');
  }

  return (
    <>
      <SettingScreen
        isChangingPassword={changePassword.isRunning}
        onChangePassword={(change) => void handleChangePassword(change.oldPassword, change.newPassword)}
        onSignOut={signOut}
        username={username}
        passkeys={<PasskeysCard />}
        theme={theme}
        onThemeChange={chooseTheme}
        sessions={useSessions()}
        administrators={administrators.card}
        onShowKeys={use(ShowKeys)}
        {...(hasApiKeys && { apiKeys: <ApiKeysCard /> })}
        {...(hasHistory && {
          activity: (
            <Suspense>
              <ActivityCard />
            </Suspense>
          ),
        })}
      />
      {administrators.dialog}
    </>
  );
}
