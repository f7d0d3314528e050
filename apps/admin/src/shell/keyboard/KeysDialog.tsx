import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { KeyList, useCommandKey } from '@cpd/ui/KeyList';
import { say } from '@cpd/ui/language';
import { Stack } from '@cpd/ui/Stack';
import { SingleKeysChoice } from '../../kit/keyboard/SingleKeysChoice.tsx';
import { useSingleKeys } from '../../kit/keyboard/singleKeys.ts';
import { shortcutsWith } from '../../kit/keyboard/useShortcuts.ts';
import type { NavigationScreen } from '../routeHandle.ts';

export interface KeysDialogProps {
  navigation: readonly NavigationScreen[];
  onClose: () => void;
}

/** Lists the shortcuts of every screen. */
export function KeysDialog({ navigation, onClose }: KeysDialogProps) {
  const command = useCommandKey();
  const hasSingleKeys = useSingleKeys();
  const screenKeys = navigation.map(({ label, key }) => ({
    keys: ['G', key.toUpperCase()],
    effect: say('Go to {screen}', { screen: label }),
  }));
  const entries = [...shortcutsWith(command, hasSingleKeys), ...(hasSingleKeys ? screenKeys : [])];
  return (
    <Dialog width="message" onDismiss={onClose}>
      <DialogHeader>{say('Keyboard shortcuts')}</DialogHeader>
      <DialogBody>
        <Stack gap={20}>
          <KeyList entries={entries} />
          <SingleKeysChoice />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button slot="close" autoFocus>
          {say('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
