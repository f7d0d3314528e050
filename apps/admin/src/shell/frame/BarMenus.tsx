import { useCurrentUser } from '@cpd/api/session';
import { KeyboardIcon, KeyIcon, QuestionIcon, SignOutIcon } from '@cpd/ui/Icon';
import { chooseLanguage, offeredLanguages, pageLanguage, say } from '@cpd/ui/language';
import { Menu, MenuItem, MenuSection, type MenuTriggerProps } from '@cpd/ui/Menu';
import { chooseTheme, THEME_CHOICES, themeLabels, useThemeChoice } from '@cpd/ui/storedChoice';
import { useNavigate } from 'react-router';
import { version } from '../../../package.json';
import { useLeave } from '../../login/useLeave.ts';
import { PASSWORD_SECTION, SETTING_PATH } from '../../paths.ts';

interface HelpMenuProps extends MenuTriggerProps {
  /** Shows the keyboard shortcuts; absent without a keyboard. */
  onKeys?: () => void;
  documentation: string | undefined;
}

export function HelpMenu({ onKeys, documentation, ...menu }: HelpMenuProps) {
  return (
    <Menu {...menu} footer={say('Version {version}', { version })}>
      <MenuSection aria-label={say('Help')}>
        {onKeys && (
          <MenuItem icon={<KeyboardIcon />} keys={['?']} onAction={onKeys}>
            {say('Keyboard shortcuts')}
          </MenuItem>
        )}
        {documentation && (
          <MenuItem icon={<QuestionIcon />} href={documentation}>
            {say('Documentation')}
          </MenuItem>
        )}
      </MenuSection>
    </Menu>
  );
}

export function AccountMenu(menu: MenuTriggerProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const languages = offeredLanguages();
  const signOut = useLeave();
  return (
    <Menu {...menu}>
      <MenuSection
        {...(user === undefined ? { 'aria-label': say('Account') } : { title: say('Signed in as {user}', { user }) })}
      >
        <MenuItem icon={<KeyIcon />} onAction={() => void navigate(`${SETTING_PATH}#${PASSWORD_SECTION}`)}>
          {say('Change password')}
        </MenuItem>
      </MenuSection>
      <MenuSection title={say('Theme')} selectionMode="single" selectedKeys={[theme]}>
        {THEME_CHOICES.map((choice) => (
          <MenuItem key={choice} id={choice} onAction={() => chooseTheme(choice)}>
            {say(themeLabels[choice])}
          </MenuItem>
        ))}
      </MenuSection>
      {languages.length > 1 && (
        <MenuSection title={say('Language')} selectionMode="single" selectedKeys={[pageLanguage()]}>
          {languages.map(({ code, name }) => (
            <MenuItem key={code} id={code} lang={code} onAction={() => chooseLanguage(code)}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection aria-label={user === undefined ? say('Account') : say('Account {user}', { user })}>
        <MenuItem icon={<SignOutIcon />} onAction={() => void signOut()}>
          {say('Sign out')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
