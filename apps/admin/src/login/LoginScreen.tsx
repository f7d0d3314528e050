import { brand } from '@cpd/app/brand';
import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { TextField } from '@cpd/ui/TextField';
import { useLayoutEffect, useState } from 'react';

export interface LoginScreenProps {
  isSigningIn: boolean;
  /** Receives the name and the password once both are filled in; the fields are empty from then on. */
  onSignIn: (username: string, password: string) => void;
  /** What has just happened, such as a sign-out. */
  notice?: string | undefined;
  /** Takes the focus when it appears, as the page before is gone. */
  takesFocus?: boolean;
}

/** Asks an administrator to sign in; what was typed before the app's scripts arrived is kept. */
export function LoginScreen({ isSigningIn, onSignIn, notice, takesFocus = false }: LoginScreenProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const [typedBefore] = useState(readTyped);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  // In the same step as the fields appear: what is typed a moment later is not to be overwritten.
  useLayoutEffect(() => {
    setUsername(typedBefore.username);
    setPassword(typedBefore.password);
    setIsHydrated(true);
  }, [typedBefore]);

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
        {/* Until the page is hydrated the browser itself would send the form, with the password in the address. */}
        <Button type="submit" variant="primary" size="large" isWide isDisabled={!isHydrated} isPending={isSigningIn}>
          Login
        </Button>
      </Form>
    </SignInLayout>
  );
}

/** What stands in the prerendered form: typed, or filled in by a password manager, before the app's scripts arrived. */
function readTyped() {
  const typedInto = (name: string) =>
    globalThis.document?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { username: typedInto('username'), password: typedInto('password') };
}
