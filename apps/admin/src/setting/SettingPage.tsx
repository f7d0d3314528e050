import { sessions, useChangePassword } from '@cpd/api/auth';
import { lazyPart } from '@cpd/app/lazyPart';
import { useAddressedPart } from '../kit/addressedPart.ts';
import { useKeyEntries } from '../kit/keyboard/KeyEntries.ts';
import { chooseTheme } from '../kit/themeChoice.ts';
import { useLeave } from '../kit/useLeave.ts';
import { useThemeChoice } from '../kit/useThemeChoice.ts';
import { SettingScreen } from './SettingScreen.tsx';
import { useAdministrators } from './useAdministrators.tsx';
import { useSessionsCard } from './useSessionsCard.ts';

/** Everything that was done, whose code comes after the rest of the page, which goes on without it. */
const ActivityCard = lazyPart(
  async () => (await import('./ActivityCard.tsx')).ActivityCard,
  () => null,
);

export function SettingPage() {
  const changePassword = useChangePassword();
  const theme = useThemeChoice();
  useAddressedPart();
  const { goToLogin, signOut } = useLeave();
  const administrators = useAdministrators();
  const { data: session } = sessions.current.useQuery({});

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
        username={session?.username}
        theme={theme}
        onThemeChange={chooseTheme}
        sessions={useSessionsCard()}
        administrators={administrators.card}
        keys={useKeyEntries()}
      />
      <ActivityCard />
      {administrators.dialog}
    </>
  );
}
