import { useSignIn } from '@cpd/api/auth';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { LeaveReason } from '../kit/loginPath.ts';
import { useReportFailure } from '../kit/useReportFailure.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useCaptcha } from './useCaptcha.ts';

const REASONS: readonly LeaveReason[] = ['signedOut', 'passwordChanged', 'passwordChosen'];

/** What is said to somebody who has just left by choice. */
const words: Readonly<Record<LeaveReason, string>> = {
  signedOut: 'You are signed out.',
  passwordChanged: 'Password changed. Sign in with the new one.',
  passwordChosen: 'Password chosen. Sign in with it.',
};

/** Signs an administrator in; the session that begins leads on by itself (rule H3). */
export function LoginPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useSignIn();
  const captchaToken = useCaptcha();
  const reportFailure = useReportFailure();
  const { state } = useLocation();
  // Not by an address, a reload or the way back, where what happened has been said before.
  const isLedHere = useNavigationType() !== 'POP';
  const reason = REASONS.find((known) => known === Object(state).left && isLedHere);

  async function handleSignIn(username: string, password: string) {
    setIsSigningIn(true);
    try {
      await signIn.run({ username, password, token: await captchaToken() });
    } catch (failure) {
      reportFailure(failure);
    }
    setIsSigningIn(false);
  }

  return (
    <LoginScreen
      isSigningIn={isSigningIn}
      onSignIn={handleSignIn}
      notice={reason && words[reason]}
      takesFocus={isLedHere}
    />
  );
}
