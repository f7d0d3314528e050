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
  /** Whose password it is, for password managers. */
  username: string | undefined;
  isPending: boolean;
  onChangePassword: (change: PasswordChange) => void;
}

/** Asks for a new password; passwords that differ put both new fields in error. */
export function PasswordCard({ username, isPending, onChangePassword }: PasswordCardProps) {
  const [problem, setProblem] = useState<PasswordChangeProblem | null>(null);
  const oldField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);

  function handleSubmit(data: FormData) {
    const text = (field: keyof PasswordChange) => String(data.get(field));
    const passwords = {
      oldPassword: text('oldPassword'),
      newPassword: text('newPassword'),
      renewedPassword: text('renewedPassword'),
    };
    const found = passwordChangeProblem(passwords);
    setProblem(found);
    if (found === null) return onChangePassword(passwords);
    (found.fields[0] === 'oldPassword' ? oldField : newField).current?.focus();
  }
  const propsOf = (field: keyof PasswordChange) => ({
    name: field,
    onChange: () => setProblem(null),
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
          username={username}
          {...propsOf('oldPassword')}
          ref={oldField}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...propsOf('newPassword')}
          description={PASSWORD_LENGTH_HELP}
          ref={newField}
        />
        <PasswordField label="Re-New password" autoComplete="new-password" {...propsOf('renewedPassword')} />
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
