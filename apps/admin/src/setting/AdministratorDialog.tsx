import { usernameProblem } from '@cpd/domain/administrator';
import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { FormDialog } from '@cpd/ui/FormDialog';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { useRef, useState } from 'react';
import { DateTime } from '../kit/formatDate.tsx';

export interface AdministratorDialogProps extends Pick<AddDialogProps, 'isAdding' | 'onAdd'> {
  /** A link to show; without one it is asked for a user name. */
  issued: Pick<LinkDialogProps, 'username' | 'link' | 'expiresAt'> | undefined;
  onCopied: () => void;
  onClose: () => void;
}

/** What lies over the settings while administrators are looked after. */
export function AdministratorDialog({ issued, isAdding, onAdd, onCopied, onClose }: AdministratorDialogProps) {
  if (issued) return <LinkDialog {...issued} onCopied={onCopied} onClose={onClose} />;
  return <AddDialog isAdding={isAdding} onAdd={onAdd} onCancel={onClose} />;
}

interface AddDialogProps {
  isAdding: boolean;
  onAdd: (username: string) => void;
  onCancel: () => void;
}

function AddDialog({ isAdding, onAdd, onCancel }: AddDialogProps) {
  const [username, setUsername] = useState('');
  const problem = username === '' ? undefined : usernameProblem(username.trim());
  return (
    <FormDialog
      title="Add administrator"
      submitLabel="Add"
      isPending={isAdding}
      onSubmit={() => problem === undefined && onAdd(username.trim())}
      onCancel={onCancel}
    >
      <TextField
        label="User name"
        description={problem ?? 'You get a link to pass on, by which they choose their password.'}
        autoComplete="off"
        isVerbatim
        isRequired
        isInvalid={problem !== undefined}
        value={username}
        onChange={setUsername}
      />
    </FormDialog>
  );
}

interface LinkDialogProps {
  /** For whom it is. */
  username: string;
  link: string;
  expiresAt: string;
  onCopied: () => void;
  onClose: () => void;
}

/** Shows the link by which somebody chooses their password; it is shown once (rule AM2). */
function LinkDialog({ username, link, expiresAt, onCopied, onClose }: LinkDialogProps) {
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
      <DialogHeader>{`Link for ${username}`}</DialogHeader>
      <DialogBody>
        <Text>
          {`Pass it on to ${username}, who chooses a password with it. It works once, until `}
          <DateTime at={expiresAt} />
          {'.'}
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
