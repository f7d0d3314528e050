import { PASSKEY_NAME_MAX_LENGTH, passkeyNameProblem } from '@cpd/domain/passkey';
import { FormDialog } from '@cpd/ui/FormDialog';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';

export interface PasskeyDialogProps {
  title: string;
  /** What a new passkey changes. */
  caution?: string;
  submitLabel: string;
  initialName: string;
  isPending: boolean;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyDialog({ initialName, caution, onSubmit, ...dialog }: PasskeyDialogProps) {
  const [name, setName] = useState(initialName);
  return (
    <FormDialog {...dialog} onSubmit={() => onSubmit(name)}>
      {caution !== undefined && <Notice tone="caution">{caution}</Notice>}
      <TextField
        label={say('Name')}
        description={say('How you recognise it, such as “Work laptop” or “Phone”.')}
        isRequired
        check={passkeyNameProblem}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        value={name}
        onChange={setName}
      />
    </FormDialog>
  );
}
