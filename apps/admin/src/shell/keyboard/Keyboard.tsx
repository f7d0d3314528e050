import { certificateGroups } from '@cpd/api/certificateGroups';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { useIsBack } from '@cpd/ui/Host';
import { lazyPart } from '@cpd/ui/LazyPart';
import { useCreate } from '@cpd/ui/ListScreen';
import { useNotify } from '@cpd/ui/Notifications';
import { typeAhead, useShortcuts } from '@cpd/ui/Shortcuts';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLeave } from '../../login/useLeave.ts';
import { certificateGroupPath, coursePath, eventPath, PASSWORD_SECTION, SETTING_PATH } from '../../paths.ts';
import type { NavigationScreen } from '../routeHandle.ts';

const close = ({ onClose }: { onClose: () => void }) => onClose();
const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, close);
const KeysDialog = lazyPart(async () => (await import('@cpd/ui/KeysDialog')).KeysDialog, close);

/** The open dialog, if any. */
export type Opened = 'palette' | 'keys' | undefined;

export interface KeyboardProps {
  navigation: readonly NavigationScreen[];
  opened: Opened;
  onOpen: (part: Opened) => void;
}

/** The shortcuts of every screen, and the dialogs that they or the top bar open. */
export function Keyboard({ navigation, opened, onOpen }: KeyboardProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isBack = useIsBack();
  const notify = useNotify();
  const signOut = useLeave();
  const openCourse = useCreate(courses.draft.useMutation(), coursePath);
  const openEvent = useCreate(events.draft.useMutation(), eventPath);
  const openGroup = useCreate(certificateGroups.draft.useMutation(), certificateGroupPath);
  const go = (path: string) => void navigate(path);
  const handleClose = () => onOpen(undefined);
  useShortcuts({
    onPalette: () => onOpen('palette'),
    onKeys: () => onOpen('keys'),
    onGo: Object.fromEntries(navigation.map(({ key, path }) => [key, () => go(path)])),
    onUnavailable: (reason) => void notify(reason),
  });
  // Back leaves the page below an open dialog. A page that opens only now was chosen before the dialog.
  useEffect(() => {
    if (isBack) onOpen(undefined);
  }, [key, isBack, onOpen]);
  // Its code may have to be loaded, and its field gets the focus later.
  useEffect(() => (opened === 'palette' ? typeAhead(() => true, 'dialog') : undefined), [opened]);
  return (
    <Suspense fallback={<DialogFallback />}>
      {opened === 'palette' && (
        <Palette
          navigation={navigation}
          onGo={go}
          onNewCourse={() => void openCourse()}
          onNewEvent={() => void openEvent()}
          onNewGroup={() => void openGroup()}
          onChangePassword={() => go(`${SETTING_PATH}#${PASSWORD_SECTION}`)}
          onKeys={() => onOpen('keys')}
          onSignOut={() => void signOut()}
          onClose={handleClose}
        />
      )}
      {opened === 'keys' && <KeysDialog screens={navigation} onClose={handleClose} />}
    </Suspense>
  );
}
