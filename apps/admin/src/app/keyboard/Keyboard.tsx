import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { screens } from '../paths.ts';
import { useRecents } from '../Recents.tsx';
import { useShortcuts } from './useShortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

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
        <Palette
          items={[...screens, ...recents]}
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
