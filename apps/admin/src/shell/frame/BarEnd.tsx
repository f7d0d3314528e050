import { useCurrentUser } from '@cpd/api/session';
import { BarButton, BarSearch } from '@cpd/ui/AppShell';
import { KeyboardIcon, QuestionIcon, SettingIcon, SignOutIcon } from '@cpd/ui/Icon';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@cpd/ui/Menu';
import { useNavigate } from 'react-router';
import { version } from '../../../package.json';
import { useMayLeave } from '../../kit/editing/UnsavedChanges.tsx';
import { useCommandKey } from '../../kit/keyboard/useCommandKey.ts';
import { PASSWORD_SECTION, SETTING_PATH } from '../../kit/paths.ts';
import { chooseTheme, THEME_CHOICES } from '../../kit/themeChoice.ts';
import { useLeave } from '../../kit/useLeave.ts';
import { themeLabels, useThemeChoice } from '../../kit/useThemeChoice.ts';

/** URL of the organisation's own documentation, which replaces the built-in one. */
const DOCUMENTATION = import.meta.env.VITE_DOCUMENTATION_URL;

export interface BarEndProps {
  onPalette: () => void;
  onKeys: () => void;
  onHelp: () => void;
}

/** The end of the top bar: command palette, help and account menu. */
export function BarEnd({ onPalette, onKeys, onHelp }: BarEndProps) {
  return (
    <>
      <BarSearch label="Search or jump to…" keys={useCommandKey() === '⌘' ? '⌘K' : 'Ctrl K'} onPress={onPalette} />
      <MenuTrigger>
        <BarButton label="Help" icon={<QuestionIcon />} />
        <Menu footer={`Version ${version}`}>
          <MenuSection aria-label="Help">
            <MenuItem icon={<KeyboardIcon />} keys={['?']} onAction={onKeys}>
              Keys
            </MenuItem>
            <MenuItem icon={<QuestionIcon />} {...(DOCUMENTATION ? { href: DOCUMENTATION } : { onAction: onHelp })}>
              Documentation
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <AccountMenu />
    </>
  );
}

function AccountMenu() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const mayLeave = useMayLeave();
  const { signOut } = useLeave();
  const label = user === undefined ? 'Account' : `Account ${user}`;
  return (
    <MenuTrigger>
      <BarButton label={label} person={user ?? 'Account'} />
      <Menu>
        <MenuSection {...(user === undefined ? { 'aria-label': label } : { title: `Signed in as ${user}` })}>
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
        <MenuSection aria-label={label}>
          <MenuItem icon={<SignOutIcon />} onAction={() => void mayLeave().then((isFree) => isFree && signOut())}>
            Sign out
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
