import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { KeyList } from '@cpd/ui/KeyList';
import { useKeyEntries } from './KeyEntries.ts';

export interface KeysDialogProps {
  onClose: () => void;
}

export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <Dialog width="message" onDismiss={onClose}>
      <DialogHeader>Keyboard shortcuts</DialogHeader>
      <DialogBody>
        <KeyList entries={useKeyEntries()} />
      </DialogBody>
      <DialogActions>
        <Button slot="close">Close</Button>
      </DialogActions>
    </Dialog>
  );
}
