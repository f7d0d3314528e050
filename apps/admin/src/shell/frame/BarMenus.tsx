import { useCurrentUser } from '@cpd/api/session';
import { KeyboardIcon, QuestionIcon, SettingIcon, SignOutIcon } from '@cpd/ui/Icon';
import { Menu, MenuItem, MenuSection, type MenuTriggerProps } from '@cpd/ui/Menu';
import { useNavigate } from 'react-router';
import { version } from '../../../package.json';
import { useMayLeave } from '../../kit/editing/UnsavedChanges.tsx';
import { PASSWORD_SECTION, SETTING_PATH } from '../../kit/paths.ts';
import { chooseTheme, THEME_CHOICES } from '../../kit/themeChoice.ts';
import { useLeave } from '../../kit/useLeave.ts';
import { themeLabels, useThemeChoice } from '../../kit/useThemeChoice.ts';

/** URL of the organisation's own documentation, which replaces the built-in one. */
const DOCUMENTATION = import.meta.env.VITE_DOCUMENTATION_URL;

/** Whether the device is a phone or a tablet, which rarely has a keyboard. */
function isHandheld(): boolean {
  // jsdom has no media queries.
  return window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
}

interface HelpMenuProps extends MenuTriggerProps {
  onKeys: () => void;
  onHelp: () => void;
}

export function HelpMenu({ onKeys, onHelp, ...menu }: HelpMenuProps) {
  return (
    <Menu {...menu} footer={`Version ${version}`}>
      <MenuSection aria-label="Help">
        {!isHandheld() && (
          <MenuItem icon={<KeyboardIcon />} keys={['?']} onAction={onKeys}>
            Keyboard shortcuts
          </MenuItem>
        )}
        <MenuItem icon={<QuestionIcon />} {...(DOCUMENTATION ? { href: DOCUMENTATION } : { onAction: onHelp })}>
          Documentation
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}

export function AccountMenu(menu: MenuTriggerProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const mayLeave = useMayLeave();
  const { signOut } = useLeave();
  return (
    <Menu {...menu}>
      <MenuSection {...(user === undefined ? { 'aria-label': 'Account' } : { title: `Signed in as ${user}` })}>
        <MenuItem icon={<SettingIcon />} onAction={() => void navigate(`${SETTING_PATH}#${PASSWORD_SECTION}`)}>
          Change password
        </MenuItem>
      </MenuSection>
      <MenuSection title="Theme" selectionMode="single" selectedKeys={[theme]}>
        {THEME_CHOICES.map((choice) => (
          <MenuItem key={choice} id={choice} onAction={() => chooseTheme(choice)}>
            {themeLabels[choice]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label={user === undefined ? 'Account' : `Account ${user}`}>
        <MenuItem icon={<SignOutIcon />} onAction={() => void mayLeave().then((isAllowed) => isAllowed && signOut())}>
          Sign out
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
