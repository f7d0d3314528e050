import { useChangePassword } from '@cpd/api/auth';
import { useCurrentUser } from '@cpd/api/session';
import {
  PASSWORD_LENGTH_HELP,
  type PasswordChange,
  type PasswordChangeProblem,
  passwordChangeProblem,
} from '@cpd/domain/password';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { focusInView } from '@cpd/ui/FocusInView';
import { Form } from '@cpd/ui/Form';
import { say } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import { useUnsavedForm } from '@cpd/ui/UnsavedChanges';
import { useRef, useState } from 'react';
import { useGoToLogin } from '../login/useGoToLogin.ts';
import { PASSWORD_SECTION } from '../paths.ts';
import * as styles from './SettingPage.css.ts';

/** Changes the password and signs out. If the new passwords differ, both fields are invalid. */
export function PasswordCard() {
  const changePassword = useChangePassword();
  const goToLogin = useGoToLogin();
  // For password managers.
  const username = useCurrentUser();
  const [problem, setProblem] = useState<PasswordChangeProblem | null>(null);
  const oldField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const renewedField = useRef<HTMLInputElement>(null);
  useUnsavedForm({
    // Not the old one, which browsers enter.
    isUnsaved: () => [newField, renewedField].some(({ current }) => Boolean(current?.value)),
    discard: () => undefined,
  });

  async function handleChange({ oldPassword, newPassword }: PasswordChange) {
    if ((await changePassword.run({ oldPassword, newPassword })).isDone) goToLogin('passwordChanged');
  }
  function handleSubmit(data: FormData) {
    const text = (field: keyof PasswordChange) => String(data.get(field));
    const passwords = {
      oldPassword: text('oldPassword'),
      newPassword: text('newPassword'),
      renewedPassword: text('renewedPassword'),
    };
    const problemFound = passwordChangeProblem(passwords);
    setProblem(problemFound);
    if (problemFound === null) return void handleChange(passwords);
    focusInView((problemFound.fields[0] === 'oldPassword' ? oldField : newField).current);
  }
  const propsOf = (field: keyof PasswordChange) => ({
    name: field,
    onChange: () => setProblem(null),
    isRequired: true,
    isInvalid: problem?.fields.includes(field) ?? false,
    errorMessage: problem?.fields[0] === field && problem.message ? say(problem.message) : undefined,
  });

  return (
    <Card
      id={PASSWORD_SECTION}
      title={say('Update Password')}
      description={say('Changing the password signs you out everywhere.')}
    >
      <Form onSubmit={handleSubmit} aria-label={say('Update Password')}>
        <div className={styles.columns}>
          <PasswordField
            label={say('Old password')}
            autoComplete="current-password"
            username={username}
            {...propsOf('oldPassword')}
            ref={oldField}
          />
          <PasswordField
            label={say('New password')}
            autoComplete="new-password"
            {...propsOf('newPassword')}
            description={say(PASSWORD_LENGTH_HELP)}
            ref={newField}
          />
          <PasswordField
            label={say('Re-New password')}
            autoComplete="new-password"
            {...propsOf('renewedPassword')}
            ref={renewedField}
          />
        </div>
        <div>
          {/* The rule also reports empty fields; for new passwords it has no message. */}
          <Button type="submit" variant="primary" formNoValidate isPending={changePassword.isRunning}>
            {say('Update Password')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
