import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { TextField } from '@cpd/ui/TextField';
import { useRef, useSyncExternalStore } from 'react';

/** What the sign-in page shows and reports. */
export interface LoginScreenProps {
  /** Whether a sign-in is under way. */
  isSigningIn: boolean;
  /** Receives the name and the password once both are filled in; the fields are empty from then on. */
  onSignIn: (username: string, password: string) => void;
}

/** Asks an administrator to sign in; what was typed before the app's scripts arrived is kept. */
export function LoginScreen({ isSigningIn, onSignIn }: LoginScreenProps) {
  const password = useRef<HTMLInputElement>(null);
  // Until then the browser itself would send the form, with the password in the address.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  function handleSubmit(data: FormData) {
    if (isSigningIn) return;
    onSignIn(String(data.get('username')), String(data.get('password')));
    password.current?.form?.reset();
  }

  return (
    <SignInLayout
      title="Sign in"
      description="to the back office of courses and certificates"
      picture={<img src="/login.svg" alt="" width="480" height="330" loading="lazy" />}
    >
      <Form onSubmit={handleSubmit} aria-label="Sign in">
        <TextField label="User" name="username" autoComplete="username" isRequired />
        <PasswordField label="Password" name="password" autoComplete="current-password" isRequired ref={password} />
        <Button type="submit" variant="primary" size="large" isWide isDisabled={!isHydrated} isPending={isSigningIn}>
          Login
        </Button>
      </Form>
    </SignInLayout>
  );
}
