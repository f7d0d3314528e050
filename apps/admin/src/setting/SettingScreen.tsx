import type { PasswordChange } from '@cpd/domain/password';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { THEME_CHOICES, type ThemeChoice } from '../kit/themeChoice.ts';
import { themeLabels } from '../kit/useThemeChoice.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';

export interface SettingScreenProps {
  isChangingPassword: boolean;
  onChangePassword: (change: PasswordChange) => void;
  onSignOut: () => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** Where the account is signed in; undefined where the host does not tell. */
  sessions: SessionsCardProps | undefined;
}

const themeOptions = THEME_CHOICES.map((value) => ({ value, label: themeLabels[value] }));

/** The administrator's own settings: password, colours, sign-out, sessions. */
export function SettingScreen(props: SettingScreenProps) {
  const { isChangingPassword, onChangePassword, onSignOut, theme, onThemeChange, sessions } = props;
  return (
    <>
      <PageHeader title="Setting" />
      <PasswordCard isPending={isChangingPassword} onChangePassword={onChangePassword} />
      <Card title="Appearance">
        <RadioGroup
          label="Colours"
          orientation="horizontal"
          options={themeOptions}
          value={theme}
          onChange={(value) => onThemeChange(THEME_CHOICES.find((choice) => choice === value) ?? 'system')}
        />
      </Card>
      <Card title="Sign Out" description="Ends the session in every tab of this browser.">
        <Button onPress={onSignOut}>Sign Out</Button>
      </Card>
      {sessions && <SessionsCard {...sessions} />}
    </>
  );
}
