import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { useRef } from 'react';
import { Moment } from '../kit/Moment.tsx';

export interface LinkDialogProps {
  /** For whom it is. */
  username: string;
  link: string;
  expiresAt: string;
  onCopied: () => void;
  onClose: () => void;
}

/** Shows the link by which somebody chooses their password; it is shown once (rule AM2). */
export function LinkDialog({ username, link, expiresAt, onCopied, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      onCopied();
    } catch {
      // Without a clipboard, as on a plain http host, the link is marked for the browser's own copying.
      field.current?.select();
    }
  }

  return (
    <Dialog onDismiss={onClose}>
      <DialogHeader>Link for {username}</DialogHeader>
      <DialogBody>
        <Text>
          Pass it on to {username}, who chooses a password with it. It works once, until <Moment at={expiresAt} />.
        </Text>
        <TextField
          label="Link"
          description="It is not shown again. If it gets lost, make a new one."
          isReadOnly
          value={link}
          ref={field}
        />
      </DialogBody>
      <DialogActions>
        <Button slot="close">Close</Button>
        <Button variant="primary" onPress={() => void handleCopy()}>
          Copy link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
