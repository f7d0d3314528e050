import { usernameProblem } from '@cpd/domain/administrator';
import { cleanText } from '@cpd/domain/text';
import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { FormDialog } from '@cpd/ui/FormDialog';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { useRef, useState } from 'react';
import { DateTime } from '../kit/formatDate.tsx';

export interface AdministratorDialogProps extends Pick<AddDialogProps, 'isAdding' | 'onAdd'> {
  /** The created link. Without one, the dialog asks for a user name. */
  issued: Pick<LinkDialogProps, 'username' | 'link' | 'expiresAt'> | undefined;
  onCopied: () => void;
  onClose: () => void;
}

/** The dialogs that add an administrator and show their link. */
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
  const problem = username === '' ? undefined : usernameProblem(username);
  return (
    <FormDialog
      title="Add administrator"
      submitLabel="Add"
      isPending={isAdding}
      onSubmit={() => problem === undefined && onAdd(cleanText('username', username))}
      onCancel={onCancel}
    >
      <TextField
        label="User name"
        description={problem ?? "You'll get a link to send them, to choose a password."}
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
  /** The recipient. */
  username: string;
  link: string;
  expiresAt: string;
  onCopied: () => void;
  onClose: () => void;
}

/** Shows the link with which an administrator chooses a password. It is shown once. */
function LinkDialog({ username, link, expiresAt, onCopied, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      onCopied();
    } catch {
      // The Clipboard API needs a secure context. Over plain http the link is selected, so that the browser can copy
      // it.
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
          description="You won't see this link again. If it is lost, create a new one."
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
