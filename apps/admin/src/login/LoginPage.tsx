import { useSignIn } from '@cpd/api/auth';
import { useState } from 'react';
import { useReportFailure } from '../kit/useReportFailure.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useCaptcha } from './useCaptcha.ts';

/** Signs an administrator in; the session that begins leads on by itself (rule H3). */
export function LoginPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useSignIn();
  const captchaToken = useCaptcha();
  const reportFailure = useReportFailure();

  async function handleSignIn(username: string, password: string) {
    setIsSigningIn(true);
    try {
      await signIn.run({ username, password, token: await captchaToken() });
    } catch (failure) {
      reportFailure(failure);
    }
    setIsSigningIn(false);
  }

  return <LoginScreen isSigningIn={isSigningIn} onSignIn={handleSignIn} />;
}
