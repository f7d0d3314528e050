import { courses } from '@cpd/api/courses';
import { lazyPart } from '@cpd/app/lazyPart';
import { useNavigate } from 'react-router';
import { useMayLeave } from '../../kit/editing/Unsaved.tsx';
import { useShortcuts } from '../../kit/keyboard/useShortcuts.ts';
import { useOpenDraft } from '../../kit/lists/useOpenDraft.ts';
import { NotLoaded } from '../../kit/NotLoaded.tsx';
import { coursePath } from '../../kit/paths.ts';
import { useLeave } from '../../kit/useLeave.ts';
import type { HelpDialogProps } from '../help/HelpDialog.tsx';
import { navigation } from '../routes.ts';
import type { KeysDialogProps } from './KeysDialog.tsx';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyPart<PaletteProps>(async () => (await import('./Palette.tsx')).Palette, NotLoaded);
const KeysDialog = lazyPart<KeysDialogProps>(async () => (await import('./KeysDialog.tsx')).KeysDialog, NotLoaded);
const HelpDialog = lazyPart<HelpDialogProps>(
  async () => (await import('../help/HelpDialog.tsx')).HelpDialog,
  NotLoaded,
);

/** What lies over the page: the palette, the list of keys, the documentation, or nothing. */
export type Opened = 'palette' | 'keys' | 'help' | undefined;

export interface KeyboardProps {
  opened: Opened;
  onOpen: (part: Opened) => void;
}

/** The keys that work on every screen, and what they or the bar open over it. */
export function Keyboard({ opened, onOpen }: KeyboardProps) {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const { signOut } = useLeave();
  const openDraft = useOpenDraft(courses.draft.useMutation(), coursePath);
  const go = (path: string) => void navigate(path);
  const close = () => onOpen(undefined);
  const ifFree = async (act: () => unknown) => {
    if (await mayLeave()) act();
  };
  useShortcuts({
    onPalette: () => onOpen('palette'),
    onKeys: () => onOpen('keys'),
    onGo: Object.fromEntries(navigation.map(({ key, path }) => [key, () => go(path)])),
  });
  return (
    <>
      {opened === 'palette' && (
        <Palette
          onGo={go}
          onNewCourse={() => void ifFree(openDraft)}
          onKeys={() => onOpen('keys')}
          onSignOut={() => void ifFree(signOut)}
          onClose={close}
        />
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
      {opened === 'help' && <HelpDialog onClose={close} />}
    </>
  );
}
