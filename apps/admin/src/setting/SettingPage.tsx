import { sessions, useChangePassword } from '@cpd/api/auth';
import { useNotify } from '@cpd/ui/Notifications';
import { counted } from '../kit/lists/counted.ts';
import { chooseTheme } from '../kit/themeChoice.ts';
import { useLeave } from '../kit/useLeave.ts';
import { useThemeChoice } from '../kit/useThemeChoice.ts';
import { SettingScreen } from './SettingScreen.tsx';

export function SettingPage() {
  const changePassword = useChangePassword();
  const theme = useThemeChoice();
  const { goToLogin, signOut } = useLeave();
  const { data: allSessions } = sessions.list.useQuery({});
  const endSession = sessions.end.useMutation();
  const notify = useNotify();

  async function handleChangePassword(oldPassword: string, newPassword: string) {
    const { isDone } = await changePassword.run({ oldPassword, newPassword });
    if (isDone) goToLogin('passwordChanged');
  }

  async function handleEndSessions(ids: readonly string[]) {
    const outcomes = await Promise.all(ids.map((id) => endSession.run({ id })));
    const ended = outcomes.filter(({ isDone }) => isDone).length;
    if (ended > 0) notify(`${counted(ended, 'session')} ended`);
  }

  return (
    <SettingScreen
      isChangingPassword={changePassword.isRunning}
      onChangePassword={(change) => void handleChangePassword(change.oldPassword, change.newPassword)}
      onSignOut={signOut}
      theme={theme}
      onThemeChange={chooseTheme}
      sessions={
        allSessions && {
          sessions: allSessions,
          onEnd: (ids) => void handleEndSessions(ids),
          isEnding: endSession.isRunning,
        }
      }
    />
  );
}
