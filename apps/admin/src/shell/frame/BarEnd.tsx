import { useClient } from '@cpd/api/client';
import { lazyPart } from '@cpd/app/lazyPart';
import { BarButton, BarSearch } from '@cpd/ui/AppShell';
import { KeyboardIcon, QuestionIcon, SettingIcon, SignOutIcon } from '@cpd/ui/Icon';
import type { MenuPart, MenuProps } from '@cpd/ui/Menu';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { version } from '../../../package.json';
import { useMayLeave } from '../../kit/editing/Unsaved.tsx';
import { NotLoaded } from '../../kit/NotLoaded.tsx';
import { PASSWORD_SECTION } from '../../kit/paths.ts';
import { chooseTheme, THEME_CHOICES } from '../../kit/themeChoice.ts';
import { useLeave } from '../../kit/useLeave.ts';
import { themeLabels, useThemeChoice } from '../../kit/useThemeChoice.ts';

const Menu = lazyPart<MenuProps>(async () => (await import('@cpd/ui/Menu')).Menu, NotLoaded);

/** Where the documentation is: the organisation's own, or else that of the service. */
const DOCUMENTATION = import.meta.env.VITE_DOCUMENTATION_URL || `${import.meta.env.VITE_API_URL ?? ''}/v1/docs`;

export interface BarEndProps {
  onPalette: () => void;
  onKeys: () => void;
}

/** What stands at the end of the bar: the way to the palette, help, and who is signed in. */
export function BarEnd({ onPalette, onKeys }: BarEndProps) {
  return (
    <>
      <BarSearch label="Search or jump to…" keys="Ctrl K" onPress={onPalette} />
      <BarMenu
        label="Help"
        icon={<QuestionIcon />}
        parts={[
          {
            entries: [
              { label: 'Keys', icon: <KeyboardIcon />, keys: ['?'], onAction: onKeys },
              { label: 'Documentation', icon: <QuestionIcon />, href: DOCUMENTATION },
            ],
          },
        ]}
        footer={`Version ${version}`}
      />
      <AccountMenu />
    </>
  );
}

function AccountMenu() {
  const { formDrafts } = useClient();
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const mayLeave = useMayLeave();
  const { signOut } = useLeave();
  const { owner } = formDrafts;
  const colours = THEME_CHOICES.map((choice) => ({
    label: themeLabels[choice],
    onAction: () => chooseTheme(choice),
  }));
  return (
    <BarMenu
      label={owner === undefined ? 'Account' : `Account ${owner}`}
      // Until it is known who it is, nothing is said that would have to be taken back.
      person={owner ?? (formDrafts.isRestored ? 'Account' : '')}
      parts={[
        {
          ...(owner !== undefined && { title: `Signed in as ${owner}` }),
          entries: [
            {
              label: 'Change password',
              icon: <SettingIcon />,
              onAction: () => void navigate(`/setting#${PASSWORD_SECTION}`),
            },
          ],
        },
        { title: 'Theme', chosen: themeLabels[theme], entries: colours },
        {
          entries: [
            {
              label: 'Sign out',
              icon: <SignOutIcon />,
              onAction: () => void mayLeave().then((isFree) => isFree && signOut()),
            },
          ],
        },
      ]}
    />
  );
}

interface BarMenuProps extends Omit<Parameters<typeof BarButton>[0], 'isOpen' | 'onPress' | 'ref'> {
  parts: readonly MenuPart[];
  footer?: string;
}

function BarMenu({ parts, footer, ...look }: BarMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BarButton {...look} ref={button} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <Menu
          label={look.label}
          parts={parts}
          {...(footer && { footer })}
          triggerRef={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
