import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';

/** What the sign-in page shows and reports. */
export interface LoginScreenProps {
  /** Whether a sign-in is under way. */
  isSigningIn: boolean;
  /** Receives the name and the password once both are filled in; the fields are empty from then on. */
  onSignIn: (username: string, password: string) => void;
}

/** Asks an administrator to sign in. */
export function LoginScreen({ isSigningIn, onSignIn }: LoginScreenProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  function handleSubmit() {
    if (isSigningIn) return;
    onSignIn(username, password);
    setUsername('');
    setPassword('');
  }

  return (
    <SignInLayout
      title="Sign in"
      description="to the back office of courses and certificates"
      picture={<img src="/login.svg" alt="" width="480" height="330" />}
    >
      <Form onSubmit={handleSubmit} aria-label="Sign in">
        <TextField
          label="User"
          name="username"
          autoComplete="username"
          isRequired
          value={username}
          onChange={setUsername}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={isSigningIn}>
          Login
        </Button>
      </Form>
    </SignInLayout>
  );
}
