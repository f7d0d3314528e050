import { useChangePassword, useSignOut } from '@cpd/api/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../kit/loginPath.ts';
import { chooseTheme, currentTheme, type ThemeChoice } from '../kit/themeChoice.ts';
import { SettingScreen } from './SettingScreen.tsx';

export function SettingPage() {
  const navigate = useNavigate();
  const changePassword = useChangePassword();
  const signOut = useSignOut();
  const [theme, setTheme] = useState(currentTheme);

  // Whoever signs out on purpose does not ask for this page again by signing in.
  const goToLogin = () => void navigate(LOGIN_PATH, { replace: true });

  async function handleChangePassword(oldPassword: string, newPassword: string) {
    const { isDone } = await changePassword.run({ oldPassword, newPassword });
    if (isDone) goToLogin();
  }

  function handleTheme(choice: ThemeChoice) {
    chooseTheme(choice);
    setTheme(choice);
  }

  return (
    <SettingScreen
      isChangingPassword={changePassword.isRunning}
      onChangePassword={(change) => void handleChangePassword(change.oldPassword, change.newPassword)}
      onSignOut={() => {
        signOut();
        goToLogin();
      }}
      theme={theme}
      onThemeChange={handleTheme}
    />
  );
}
