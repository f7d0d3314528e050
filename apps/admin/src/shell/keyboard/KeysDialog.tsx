import { Button } from '@cpd/ui/Button';
import { KeyList } from '@cpd/ui/KeyList';
import { ModalDialog } from '@cpd/ui/ModalDialog';
import { Inline, Stack } from '@cpd/ui/Stack';
import { shortcuts } from '../../kit/keyboard/useShortcuts.ts';
import { navigation } from '../routes.ts';

/** The screens by their letters, one key after the other. */
const places = navigation.map(({ label, key }) => ({ keys: ['G', key.toUpperCase()], effect: `Go to ${label}` }));

export interface KeysDialogProps {
  onClose: () => void;
}

export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <ModalDialog role="dialog" width="message" title="Keys" onDismiss={onClose}>
      <Stack gap={20}>
        <KeyList entries={[...shortcuts, ...places]} />
        <Inline justify="end">
          <Button onPress={onClose}>Close</Button>
        </Inline>
      </Stack>
    </ModalDialog>
  );
}
