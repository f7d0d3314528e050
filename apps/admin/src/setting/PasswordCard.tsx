import {
  PASSWORD_LENGTH_HELP,
  type PasswordChange,
  type PasswordChangeProblem,
  passwordChangeProblem,
} from '@cpd/domain/password';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { useRef, useState } from 'react';
import { PASSWORD_SECTION } from '../kit/paths.ts';

export interface PasswordCardProps {
  isPending: boolean;
  onChangePassword: (change: PasswordChange) => void;
}

const empty: PasswordChange = { oldPassword: '', newPassword: '', renewedPassword: '' };

/** Asks for a new password; passwords that differ put both new fields in error. */
export function PasswordCard({ isPending, onChangePassword }: PasswordCardProps) {
  const [passwords, setPasswords] = useState(empty);
  const [problem, setProblem] = useState<PasswordChangeProblem | null>(null);
  const oldField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);

  function handleChange(part: Partial<PasswordChange>) {
    setPasswords({ ...passwords, ...part });
    setProblem(null);
  }
  function handleSubmit() {
    const found = passwordChangeProblem(passwords);
    setProblem(found);
    if (found === null) return onChangePassword(passwords);
    (found.fields[0] === 'oldPassword' ? oldField : newField).current?.focus();
  }
  const stateOf = (field: keyof PasswordChange) => ({
    isRequired: true,
    isInvalid: problem?.fields.includes(field) ?? false,
    errorMessage: problem?.fields[0] === field ? (problem.message ?? undefined) : undefined,
  });

  return (
    <Card
      id={PASSWORD_SECTION}
      title="Update Password"
      description="Changing the password signs you out everywhere."
      heading="beside"
    >
      <Form onSubmit={handleSubmit} aria-label="Update Password">
        <PasswordField
          label="Old password"
          autoComplete="current-password"
          {...stateOf('oldPassword')}
          value={passwords.oldPassword}
          onChange={(oldPassword) => handleChange({ oldPassword })}
          ref={oldField}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...stateOf('newPassword')}
          value={passwords.newPassword}
          onChange={(newPassword) => handleChange({ newPassword })}
          description={PASSWORD_LENGTH_HELP}
          ref={newField}
        />
        <PasswordField
          label="Re-New password"
          autoComplete="new-password"
          {...stateOf('renewedPassword')}
          value={passwords.renewedPassword}
          onChange={(renewedPassword) => handleChange({ renewedPassword })}
        />
        <div>
          {/* What is empty is in error by the rule, which has no words for new passwords. */}
          <Button type="submit" variant="primary" formNoValidate isPending={isPending}>
            Update Password
          </Button>
        </div>
      </Form>
    </Card>
  );
}
