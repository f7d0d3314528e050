import { useClient } from '@cpd/api/client';
import { useSignIn } from '@cpd/api/signIn';
import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { TextField } from '@cpd/ui/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { brand } from '../brand.ts';
import { destinationAfterSignIn, type LeaveReason } from '../kit/signInRedirect.ts';
import { useReportFailure } from '../kit/useReportFailure.ts';
import { useCaptcha } from './useCaptcha.ts';

/** The notice after the user has left the back office on purpose. */
const notices: Readonly<Record<LeaveReason, string>> = {
  signedOut: 'You are signed out.',
  passwordChanged: 'Password changed. Sign in with the new one.',
  passwordChosen: 'Password chosen. Sign in with it.',
};

/** Signs an administrator in, then leads back to the page that they came from (rule H3). */
export function LoginPage() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useSignIn();
  const captchaToken = useCaptcha();
  const reportFailure = useReportFailure();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { reason, isLedHere } = useLeaveReason();
  const openDestination = () => navigate(destinationAfterSignIn(search, window.location.origin), { replace: true });
  useSignInElsewhere(openDestination);

  async function handleSubmit() {
    if (isSigningIn) return;
    setIsSigningIn(true);
    setUsername('');
    setPassword('');
    try {
      const { isDone } = await signIn.run({ username, password, token: await captchaToken() }, () =>
        captchaToken('hard'),
      );
      if (isDone) await openDestination();
    } catch (failure) {
      reportFailure(failure);
    }
    setIsSigningIn(false);
  }

  return (
    <SignInLayout
      brand={<Brand {...brand} />}
      title="Sign in to the back office"
      description="Courses, quizzes, events and certificates."
      notice={reason && notices[reason]}
      takesFocus={isLedHere}
      picture={<img src={`${import.meta.env.BASE_URL}login.svg`} alt="" width="480" height="420" loading="lazy" />}
    >
      <Form onSubmit={() => void handleSubmit()} aria-label="Sign in">
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

/** Returns why a navigation led here. A page that is opened by its URL, a reload or 'back' has shown it before. */
function useLeaveReason() {
  const { state } = useLocation();
  const isLedHere = useNavigationType() !== 'POP';
  const isReason = (value: unknown): value is LeaveReason => typeof value === 'string' && Object.hasOwn(notices, value);
  const { reason } = Object(state);
  return { isLedHere, reason: isLedHere && isReason(reason) ? reason : undefined };
}

/** Runs when another tab of this browser signs in, or has signed in while this page was loading. */
function useSignInElsewhere(onSignIn: () => unknown): void {
  const { session } = useClient();
  const handleChange = useEffectEvent(() => {
    if (session.getSnapshot().isLoggedIn) onSignIn();
  });
  useEffect(() => {
    handleChange();
    return session.onChangeElsewhere(() => handleChange());
  }, [session]);
}
