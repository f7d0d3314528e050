import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { KeyList } from '@cpd/ui/KeyList';
import { shortcuts } from '../../kit/keyboard/useShortcuts.ts';
import { navigation } from '../routes.ts';

/** The screens by their letters, one key after the other. */
const places = navigation.map(({ label, key }) => ({ keys: ['G', key.toUpperCase()], effect: `Go to ${label}` }));

export interface KeysDialogProps {
  onClose: () => void;
}

export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <Dialog width="message" onDismiss={onClose}>
      <DialogHeader>Keys</DialogHeader>
      <DialogBody>
        <KeyList entries={[...shortcuts, ...places]} />
      </DialogBody>
      <DialogActions>
        <Button slot="close">Close</Button>
      </DialogActions>
    </Dialog>
  );
}
