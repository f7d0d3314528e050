import { lazyPart } from '@cpd/app/lazyPart';
import type { CommandPaletteProps } from '@cpd/ui/CommandPalette';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRecents } from '../../kit/keyboard/Recents.tsx';
import { useShortcuts } from '../../kit/keyboard/useShortcuts.ts';
import { useReportFailure } from '../../kit/useReportFailure.ts';
import { navigation } from '../routes.ts';
import type { KeysDialogProps } from './KeysDialog.tsx';

const CommandPalette = lazyPart<CommandPaletteProps>(
  async () => (await import('@cpd/ui/CommandPalette')).CommandPalette,
  NotLoaded,
);
const KeysDialog = lazyPart<KeysDialogProps>(async () => (await import('./KeysDialog.tsx')).KeysDialog, NotLoaded);

/** The keys that work on every screen, and what they open. */
export function Keyboard() {
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const navigate = useNavigate();
  const recents = useRecents();
  const close = () => setOpened(undefined);
  useShortcuts({ onPalette: () => setOpened('palette'), onKeys: () => setOpened('keys') });
  return (
    <Suspense>
      {opened === 'palette' && (
        <CommandPalette
          label="Screen or recent item"
          items={[...navigation, ...recents]}
          onChoose={({ path }) => {
            close();
            void navigate(path);
          }}
          onClose={close}
        />
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
}

/** Says in a dialog that the code of what was asked for did not arrive. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  const report = useReportFailure();
  useEffect(() => {
    onClose();
    report(new Error('The code of a dialog did not arrive.'));
  }, [onClose, report]);
  return null;
}
