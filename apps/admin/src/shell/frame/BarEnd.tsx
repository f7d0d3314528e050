import { useCurrentUser } from '@cpd/api/session';
import { BarMenu, BarSearch } from '@cpd/ui/AppShell';
import { QuestionIcon } from '@cpd/ui/Icon';
import { useCommandKey } from '@cpd/ui/KeyList';
import { lazyPart } from '@cpd/ui/LazyPart';
import { say } from '@cpd/ui/language';
import type { MenuTriggerProps } from '@cpd/ui/Menu';
import { hasKeyboard } from '@cpd/ui/Shortcuts';
import { appSettings } from '../../appSettings.ts';

// Loaded at the first press, so that a page does not wait for them.
const close = ({ onOpenChange }: MenuTriggerProps) => onOpenChange(false);
const HelpMenu = lazyPart(async () => (await import('./BarMenus.tsx')).HelpMenu, close);
const AccountMenu = lazyPart(async () => (await import('./BarMenus.tsx')).AccountMenu, close);

/** URL of the organisation's documentation; empty without one. */
const DOCUMENTATION = appSettings().DOCUMENTATION_URL;

export interface BarEndProps {
  onPalette: () => void;
  onKeys: () => void;
}

/** The end of the top bar: command palette, help and account menu. */
export function BarEnd({ onPalette, onKeys }: BarEndProps) {
  const user = useCurrentUser();
  return (
    <>
      <BarSearch
        label={say('Search or jump to…')}
        keys={useCommandKey() === '⌘' ? '⌘K' : 'Ctrl K'}
        onPress={onPalette}
      />
      {(DOCUMENTATION || hasKeyboard()) && (
        <BarMenu label={say('Help')} icon={<QuestionIcon />}>
          {(menu) => <HelpMenu {...menu} documentation={DOCUMENTATION} {...(hasKeyboard() && { onKeys })} />}
        </BarMenu>
      )}
      <BarMenu
        label={user === undefined ? say('Account') : say('Account {user}', { user })}
        person={user ?? say('Account')}
      >
        {(menu) => <AccountMenu {...menu} />}
      </BarMenu>
    </>
  );
}
