import { useCapability } from '@cpd/api/capabilities';
import { hasSecureContext, NEEDS_HTTPS, useCaptcha } from '@cpd/api/captcha';
import { ApiError, useClient } from '@cpd/api/client';
import { canUsePasskeys } from '@cpd/api/passkeys';
import type { PasskeyCreation } from '@cpd/api/passkeys/contract';
import { usePasskeySuggestions, useSignIn, useSignInWithPasskey } from '@cpd/api/signIn';
import { destinationAfterSignIn } from '@cpd/domain/signInRedirect';
import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { useConfirm, useModal } from '@cpd/ui/DialogQueue';
import { Form } from '@cpd/ui/Form';
import { LanguageSelect } from '@cpd/ui/LanguageSelect';
import { type Sentence, say, sentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { brand } from '../brand.ts';
import { SIGN_IN_PATHS } from '../paths.ts';
import { devicePasskeys } from './devicePasskeys.ts';
import { type LeaveReason, SIGNED_IN } from './leaving.ts';
import { openCaptcha } from './openCaptcha.ts';

/** The notice after the user has left the back office on purpose. */
const notices: Readonly<Record<LeaveReason, Sentence>> = {
  signedOut: sentence("You've signed out."),
  passwordChanged: sentence('Password changed. Sign in with the new one.'),
  passwordChosen: sentence('Password chosen. Sign in with it.'),
};

const NO_PASSKEY = sentence('Your account needs a passkey to sign in. Log in again and confirm it.');

const UNSUPPORTED = sentence(
  'Your account needs a passkey to sign in, and this browser does not support passkeys. Use another one.',
);

const firstPasskey = () => ({
  title: say('Add a passkey'),
  message: say(
    'Everyone signs in with a passkey here: your fingerprint, face, device PIN or security key. Your browser asks for it next.',
  ),
  confirmLabel: say('Add passkey'),
});

/** Signs an administrator in, then leads back to the page that they came from. */
export function LoginPage() {
  const passkeySignIn = useSignInWithPasskey();
  const hasPasskeys = useCapability('passkeys') === true && canUsePasskeys();
  const { reportFailure } = useModal();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { reason, isNavigation } = useLeaveReason();
  const openDestination = () =>
    navigate(destinationAfterSignIn(search, window.location.origin, SIGN_IN_PATHS), {
      replace: true,
      state: SIGNED_IN,
    });
  const passwordSignIn = usePasswordSignIn(openDestination);
  const { isSigningIn } = passwordSignIn;
  useSignInElsewhere(openDestination);
  // The browser allows one request for a passkey at a time.
  usePasskeySuggestions(devicePasskeys, {
    isActive: hasPasskeys && !isSigningIn && !passkeySignIn.isRunning,
    onSignIn: openDestination,
    onFailure: reportFailure,
  });

  async function handlePasskey() {
    const { isDone } = await passkeySignIn.run(devicePasskeys.ask);
    if (isDone) await openDestination();
  }

  return (
    <SignInLayout
      brand={<Brand {...brand} />}
      title={say('Sign in to the back office')}
      description={say('Courses, quizzes, events and certificates.')}
      notice={reason && say(notices[reason])}
      takesFocus={isNavigation}
      secondary={
        hasPasskeys ? (
          <Button
            size="large"
            isWide
            isDisabled={isSigningIn}
            isPending={passkeySignIn.isRunning}
            onPress={() => void handlePasskey()}
          >
            {say('Sign in with a passkey')}
          </Button>
        ) : null
      }
      footer={<LanguageSelect />}
      picture={<img src={`${import.meta.env.BASE_URL}login.avif`} alt="" width="480" height="420" loading="lazy" />}
    >
      <Stack gap={20}>
        {!hasSecureContext() && <Notice tone="caution">{say(NEEDS_HTTPS)}</Notice>}
        <PasswordForm {...passwordSignIn} hasPasskeys={hasPasskeys} />
      </Stack>
    </SignInLayout>
  );
}

type PasswordFormProps = ReturnType<typeof usePasswordSignIn> & { hasPasskeys: boolean };

function PasswordForm({ isSigningIn, usernameField, passwordField, handleSubmit, hasPasskeys }: PasswordFormProps) {
  return (
    <Form onSubmit={(data) => void handleSubmit(data)} aria-label={say('Sign in')}>
      <TextField
        label={say('{field, select, signIn {User} other {User}}', { field: 'signIn' })}
        name="username"
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        isVerbatim
        isRequired
        ref={usernameField}
      />
      <PasswordField
        label={say('Password')}
        name="password"
        autoComplete="current-password"
        isRequired
        ref={passwordField}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={isSigningIn}>
        {say('Login')}
      </Button>
    </Form>
  );
}

/** Signs in with user name and password, and with the passkey or the harder captcha that the server asks for then. */
function usePasswordSignIn(onSignedIn: () => unknown) {
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const signIn = useSignIn();
  const captchaToken = useCaptcha(openCaptcha);
  const { reportFailure } = useModal();
  const confirm = useConfirm();

  async function handleSubmit(data: FormData) {
    if (isSigningIn) return;
    setIsSigningIn(true);
    const [username, password] = [String(data.get('username')).trim(), String(data.get('password'))];
    for (const { current } of [usernameField, passwordField]) if (current) current.value = '';
    try {
      const credentials = { username, password, token: await captchaToken() };
      const outcome = await signIn.run(credentials, {
        harderCaptcha: () => captchaToken('hard'),
        passkey: devicePasskeys.ask,
        newPasskey: addFirstPasskey,
      });
      if (outcome.isDone) await onSignedIn();
      // The user has cancelled, or has no passkey on this device.
      else if (outcome.error.kind === 'aborted') reportFailure(new ApiError('http', { message: NO_PASSKEY }));
    } catch (failure) {
      reportFailure(failure);
    }
    setIsSigningIn(false);
  }

  async function addFirstPasskey(creation: PasskeyCreation) {
    if (!canUsePasskeys()) throw new ApiError('http', { message: UNSUPPORTED });
    if (!(await confirm(firstPasskey()))) throw new ApiError('aborted');
    return devicePasskeys.create(creation);
  }

  return { isSigningIn, usernameField, passwordField, handleSubmit };
}

/** Returns why a navigation led here; no reason after a reload or 'back', where the notice was already shown. */
function useLeaveReason() {
  const { state } = useLocation();
  const isNavigation = useNavigationType() !== 'POP';
  const isReason = (value: unknown): value is LeaveReason => typeof value === 'string' && Object.hasOwn(notices, value);
  const { reason } = Object(state);
  return { isNavigation, reason: isNavigation && isReason(reason) ? reason : undefined };
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
