import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';
import { brand } from '../brand.ts';

export interface LoginScreenProps {
  isSigningIn: boolean;
  /** Receives the name and the password once both are filled in; the fields are empty from then on. */
  onSignIn: (username: string, password: string) => void;
  /** What has just happened, such as a sign-out. */
  notice?: string | undefined;
  /** Takes the focus when it appears, as the page before is gone. */
  takesFocus?: boolean;
}

/** Asks an administrator to sign in. */
export function LoginScreen({ isSigningIn, onSignIn, notice, takesFocus = false }: LoginScreenProps) {
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
      brand={<Brand {...brand} />}
      title="Sign in to the back office"
      description="Courses, quizzes, events and certificates."
      notice={notice}
      takesFocus={takesFocus}
      picture={<img src={`${import.meta.env.BASE_URL}login.svg`} alt="" width="480" height="420" loading="lazy" />}
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
