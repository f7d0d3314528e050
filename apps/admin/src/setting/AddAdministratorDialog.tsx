import { usernameProblem } from '@cpd/domain/administrator';
import { FormDialog } from '@cpd/ui/FormDialog';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';

export interface AddAdministratorDialogProps {
  isAdding: boolean;
  onAdd: (username: string) => void;
  onCancel: () => void;
}

export function AddAdministratorDialog({ isAdding, onAdd, onCancel }: AddAdministratorDialogProps) {
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
        isRequired
        isInvalid={problem !== undefined}
        value={username}
        onChange={setUsername}
      />
    </FormDialog>
  );
}
