import { ApiError } from '@cpd/api/client';
import { FormDialog } from '@cpd/ui/FormDialog';
import { PasswordField } from '@cpd/ui/PasswordField';
import { Text } from '@cpd/ui/Text';
import { useRef, useState } from 'react';

export interface IdentityDialogProps {
  /** Closes the dialog once it succeeds. @throws ApiError, whose message the field shows. */
  onProve: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before a sensitive change. */
export function IdentityDialog({ onProve, onCancel }: IdentityDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit() {
    setIsPending(true);
    try {
      await onProve(password);
    } catch (error) {
      setIsPending(false);
      // The session has ended, which closes the dialog.
      if (!(error instanceof ApiError) || error.isSilent) return;
      setProblem(error.message);
      field.current?.select();
    }
  }

  return (
    <FormDialog
      title="Confirm it's you"
      submitLabel="Confirm"
      isPending={isPending}
      onSubmit={() => void handleSubmit()}
      onCancel={onCancel}
    >
      <Text>Enter your password to continue. You won't be asked again for five minutes.</Text>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        isRequired
        isInvalid={problem !== undefined}
        errorMessage={problem}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setProblem(undefined);
        }}
        ref={field}
      />
    </FormDialog>
  );
}
