import { useCurrentUser } from '@cpd/api/session';
import { BarMenu, BarSearch } from '@cpd/ui/AppShell';
import { QuestionIcon } from '@cpd/ui/Icon';
import { lazy } from 'react';
import { useCommandKey } from '../../kit/keyboard/useCommandKey.ts';

// Loaded at the first press, so that a page does not wait for them.
const HelpMenu = lazy(async () => ({ default: (await import('./BarMenus.tsx')).HelpMenu }));
const AccountMenu = lazy(async () => ({ default: (await import('./BarMenus.tsx')).AccountMenu }));

export interface BarEndProps {
  onPalette: () => void;
  onKeys: () => void;
  onHelp: () => void;
}

/** The end of the top bar: command palette, help and account menu. */
export function BarEnd({ onPalette, onKeys, onHelp }: BarEndProps) {
  const user = useCurrentUser();
  return (
    <>
      <BarSearch label="Search or jump to…" keys={useCommandKey() === '⌘' ? '⌘K' : 'Ctrl K'} onPress={onPalette} />
      <BarMenu label="Help" icon={<QuestionIcon />}>
        {(menu) => <HelpMenu {...menu} onKeys={onKeys} onHelp={onHelp} />}
      </BarMenu>
      <BarMenu label={user === undefined ? 'Account' : `Account ${user}`} person={user ?? 'Account'}>
        {(menu) => <AccountMenu {...menu} />}
      </BarMenu>
    </>
  );
}
