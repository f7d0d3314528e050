import { Button } from '@cpd/ui/Button';
import { ModalDialog } from '@cpd/ui/DialogQueue';
import { KeyList } from '@cpd/ui/KeyList';
import { Stack } from '@cpd/ui/Stack';
import { shortcuts } from './useShortcuts.ts';

/** What the dialog reports. */
export interface KeysDialogProps {
  /** Closes the dialog. */
  onClose: () => void;
}

/** Lists the keys that work on every screen. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <ModalDialog role="dialog" title="Keys" onDismiss={onClose}>
      <Stack>
        <KeyList entries={shortcuts} />
        <div>
          <Button onPress={onClose}>Close</Button>
        </div>
      </Stack>
    </ModalDialog>
  );
}
