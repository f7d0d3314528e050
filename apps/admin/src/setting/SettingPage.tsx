import { useChangePassword } from '@cpd/api/auth';
import { chooseTheme } from '../kit/themeChoice.ts';
import { useLeave } from '../kit/useLeave.ts';
import { useThemeChoice } from '../kit/useThemeChoice.ts';
import { SettingScreen } from './SettingScreen.tsx';

export function SettingPage() {
  const changePassword = useChangePassword();
  const theme = useThemeChoice();
  const { goToLogin, signOut } = useLeave();

  async function handleChangePassword(oldPassword: string, newPassword: string) {
    const { isDone } = await changePassword.run({ oldPassword, newPassword });
    if (isDone) goToLogin('passwordChanged');
  }

  return (
    <SettingScreen
      isChangingPassword={changePassword.isRunning}
      onChangePassword={(change) => void handleChangePassword(change.oldPassword, change.newPassword)}
      onSignOut={signOut}
      theme={theme}
      onThemeChange={chooseTheme}
    />
  );
}
