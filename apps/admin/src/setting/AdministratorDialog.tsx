import { usernameProblem } from '@cpd/domain/administrator';
import { cleanText } from '@cpd/domain/text';
import { DateTime } from '@cpd/ui/DateTime';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say } from '@cpd/ui/language';
import { OneTimeSecret } from '@cpd/ui/OneTimeSecret';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';

export interface AdministratorDialogProps extends Pick<AddDialogProps, 'isAdding' | 'onAdd'> {
  /** The created link. Without one, the dialog asks for a user name. */
  issued: Pick<LinkDialogProps, 'username' | 'link' | 'expiresAt'> | undefined;
  onClose: () => void;
}

/** The dialogs that add an administrator and show their link. */
export function AdministratorDialog({ issued, isAdding, onAdd, onClose }: AdministratorDialogProps) {
  if (issued) return <LinkDialog {...issued} onClose={onClose} />;
  return <AddDialog isAdding={isAdding} onAdd={onAdd} onCancel={onClose} />;
}

interface AddDialogProps {
  isAdding: boolean;
  onAdd: (username: string) => void;
  onCancel: () => void;
}

function AddDialog({ isAdding, onAdd, onCancel }: AddDialogProps) {
  const [username, setUsername] = useState('');
  return (
    <FormDialog
      title={say('Add administrator')}
      submitLabel={say('Add')}
      isPending={isAdding}
      onSubmit={() => onAdd(cleanText('username', username))}
      onCancel={onCancel}
    >
      <TextField
        label={say('User name')}
        description={say("You'll get a link to send them, to choose a password.")}
        autoComplete="off"
        isVerbatim
        isRequired
        check={usernameProblem}
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
  onClose: () => void;
}

/** Shows the link with which an administrator chooses a password. It is shown once. */
function LinkDialog({ username, link, expiresAt, onClose }: LinkDialogProps) {
  return (
    <OneTimeSecret
      title={say('Link for {username}', { username })}
      label={say('Link')}
      description={say("You won't see this link again. If it is lost, create a new one.")}
      value={link}
      copyLabel={say('Copy link')}
      copiedText={say('Link copied')}
      onClose={onClose}
    >
      {say('Pass it on to {username}, who chooses a password with it. It works once, until {time}.', {
        username,
        time: <DateTime at={expiresAt} />,
      })}
    </OneTimeSecret>
  );
}
