import { useClient } from '@cpd/api/client';
import { useSignIn } from '@cpd/api/signIn';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { destinationAfterSignIn, type LeaveReason } from '../kit/signInRedirect.ts';
import { useReportFailure } from '../kit/useReportFailure.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useCaptcha } from './useCaptcha.ts';

const REASONS: readonly LeaveReason[] = ['signedOut', 'passwordChanged', 'passwordChosen'];

/** What is said to a person who has just left on purpose. */
const notices: Readonly<Record<LeaveReason, string>> = {
  signedOut: 'You are signed out.',
  passwordChanged: 'Password changed. Sign in with the new one.',
  passwordChosen: 'Password chosen. Sign in with it.',
};

/** Signs an administrator in, then goes back to the page that they came from (rule H3). */
export function LoginPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useSignIn();
  const captchaToken = useCaptcha();
  const reportFailure = useReportFailure();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  // A page opened by its URL, a reload or 'back' said it before.
  const isLedHere = useNavigationType() !== 'POP';
  const reason = REASONS.find((known) => known === Object(state).reason && isLedHere);
  const goOn = () => navigate(destinationAfterSignIn(search, window.location.origin), { replace: true });
  useSignInElsewhere(goOn);

  async function handleSignIn(username: string, password: string) {
    setIsSigningIn(true);
    try {
      const { isDone } = await signIn.run({ username, password, token: await captchaToken() }, () =>
        captchaToken('hard'),
      );
      if (isDone) await goOn();
    } catch (failure) {
      reportFailure(failure);
    }
    setIsSigningIn(false);
  }

  return (
    <LoginScreen
      isSigningIn={isSigningIn}
      onSignIn={handleSignIn}
      notice={reason && notices[reason]}
      takesFocus={isLedHere}
    />
  );
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
