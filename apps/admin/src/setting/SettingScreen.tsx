import type { PasswordChange } from '@cpd/domain/password';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { KeyList, type KeyListEntry } from '@cpd/ui/KeyList';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { THEME_CHOICES, type ThemeChoice } from '../kit/themeChoice.ts';
import { themeLabels } from '../kit/useThemeChoice.ts';
import { AdministratorsCard, type AdministratorsCardProps } from './AdministratorsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';

export interface SettingScreenProps {
  isChangingPassword: boolean;
  onChangePassword: (change: PasswordChange) => void;
  onSignOut: () => void;
  /** The signed-in user; undefined until it is loaded, and if the server does not name the user. */
  username: string | undefined;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** The card of passkeys. */
  passkeys?: ReactNode;
  /** The sessions of the account; undefined if the server does not list them. */
  sessions: SessionsCardProps | undefined;
  /** The administrators; undefined if the server does not list them. */
  administrators: AdministratorsCardProps | undefined;
  /** The keys that work on every screen. */
  keys: readonly KeyListEntry[];
  /** Whether shortcuts of a single key work. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (areOn: boolean) => void;
}

const themeOptions = THEME_CHOICES.map((value) => ({ value, label: themeLabels[value] }));

const singleKeyOptions = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** The administrator's own settings, the sessions of the account, and the administrators. */
export function SettingScreen(props: SettingScreenProps) {
  const { isChangingPassword, onChangePassword, onSignOut, username, theme, onThemeChange } = props;
  const { passkeys, sessions, administrators, keys, hasSingleKeys, onSingleKeysChange } = props;
  return (
    <>
      <PageHeader title="Setting" />
      <PasswordCard username={username} isPending={isChangingPassword} onChangePassword={onChangePassword} />
      {passkeys}
      <Card title="Appearance" description="How the back office looks in this browser." heading="side">
        <RadioGroup
          label="Colours"
          orientation="horizontal"
          options={themeOptions}
          value={theme}
          onChange={(value) => onThemeChange(THEME_CHOICES.find((choice) => choice === value) ?? 'system')}
        />
      </Card>
      <Card
        title="Sign Out"
        heading="side"
        description={`${username === undefined ? 'Ends' : `${username} is signed in. Signing out ends`} the session in every tab of this browser.`}
      >
        <Button onPress={onSignOut}>Sign Out</Button>
      </Card>
      {sessions && <SessionsCard {...sessions} />}
      {administrators && <AdministratorsCard {...administrators} />}
      <Card
        title="Keyboard"
        description={
          hasSingleKeys
            ? 'Press ? on any screen to see all shortcuts.'
            : 'Choose Keys in the help menu to see all shortcuts.'
        }
        heading="side"
      >
        <Stack>
          <RadioGroup
            label="Single-key shortcuts"
            orientation="horizontal"
            options={singleKeyOptions}
            value={hasSingleKeys ? 'on' : 'off'}
            onChange={(value) => onSingleKeysChange(value === 'on')}
          />
          <KeyList entries={keys} />
        </Stack>
      </Card>
    </>
  );
}
