import type { PasswordChange } from '@cpd/domain/password';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { LinkButton } from '@cpd/ui/Link';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RadioGroup } from '@cpd/ui/RadioGroup';
import { Inline, Stack } from '@cpd/ui/Stack';
import type { ReactNode } from 'react';
import { SingleKeysChoice } from '../kit/keyboard/SingleKeysChoice.tsx';
import { useSingleKeys } from '../kit/keyboard/singleKeys.ts';
import { SETTING_PATH } from '../kit/paths.ts';
import { THEME_CHOICES, type ThemeChoice, themeLabels } from '../kit/themeChoice.ts';
import { AdministratorsCard, type AdministratorsCardProps } from './AdministratorsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import * as styles from './SettingScreen.css.ts';
import { SignOutCard, type SignOutCardProps } from './SignOutCard.tsx';

export interface SettingScreenProps extends SignOutCardProps {
  isChangingPassword: boolean;
  onChangePassword: (change: PasswordChange) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  passkeys?: ReactNode;
  /** Undefined if the server does not list administrators. */
  administrators: AdministratorsCardProps | undefined;
  /** The card of other services' keys; undefined if the server has none. */
  apiKeys?: ReactNode;
  /** The card of the history; undefined if the server has none. */
  activity?: ReactNode;
  onShowKeys: () => void;
}

const themeOptions = THEME_CHOICES.map((value) => ({ value, label: themeLabels[value] }));

/** The administrator's own account, the administrators and the history. */
export function SettingScreen(props: SettingScreenProps) {
  const { isChangingPassword, onChangePassword, onSignOut, username, sessions, passkeys, theme, onThemeChange } = props;
  const { administrators, apiKeys, activity, onShowKeys } = props;
  const hasSingleKeys = useSingleKeys();
  const sections = [
    { id: 'account', label: 'Account', isOffered: true },
    { id: 'administrators', label: 'Administrators', isOffered: administrators !== undefined },
    { id: 'api-keys', label: 'API keys', isOffered: apiKeys !== undefined },
    { id: 'activity', label: 'Activity', isOffered: activity !== undefined },
  ].filter(({ isOffered }) => isOffered);
  return (
    <>
      <PageHeader title="Setting" {...(sections.length > 1 && { actions: <SectionLinks sections={sections} /> })} />
      <Section id="account">
        <PasswordCard username={username} isPending={isChangingPassword} onChangePassword={onChangePassword} />
        <SignOutCard username={username} onSignOut={onSignOut} sessions={sessions} />
        {passkeys}
        <Card title="Appearance" description="How the back office looks in this browser." heading="side">
          <RadioGroup
            label="Theme"
            orientation="horizontal"
            options={themeOptions}
            value={theme}
            onChange={(value) => onThemeChange(THEME_CHOICES.find((choice) => choice === value) ?? 'system')}
          />
        </Card>
        <div className={styles.keyboard}>
          <Card
            title="Keyboard"
            description={hasSingleKeys ? 'Press ? on any screen to see all shortcuts.' : 'Shortcuts for every screen.'}
            heading="side"
          >
            <Stack>
              <SingleKeysChoice />
              <div>
                <Button onPress={onShowKeys}>Show shortcuts</Button>
              </div>
            </Stack>
          </Card>
        </div>
      </Section>
      {administrators && (
        <Section id="administrators">
          <AdministratorsCard {...administrators} />
        </Section>
      )}
      {apiKeys !== undefined && <Section id="api-keys">{apiKeys}</Section>}
      {activity !== undefined && <Section id="activity">{activity}</Section>}
    </>
  );
}

function SectionLinks({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav aria-label="Sections">
      <Inline gap={4}>
        {sections.map(({ id, label }) => (
          <LinkButton key={id} href={`${SETTING_PATH}#${id}`} variant="quiet">
            {label}
          </LinkButton>
        ))}
      </Inline>
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
