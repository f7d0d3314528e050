import { readWelcome, useChoosePassword } from '@cpd/api/administrators';
import { ApiError, useClient } from '@cpd/api/client';
import { newPasswordProblem, PASSWORD_LENGTH_HELP, type PasswordChangeProblem } from '@cpd/domain/password';
import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { LinkButton } from '@cpd/ui/Link';
import { say, sentence } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import { RetryButton } from '@cpd/ui/RetryButton';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { FieldSkeleton } from '@cpd/ui/Skeleton';
import { Inline, Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../brand.ts';
import { errorText } from '../errorText.ts';
import { useGoToLogin } from '../login/useGoToLogin.ts';
import { LOGIN_PATH } from '../paths.ts';

const NO_TOKEN = sentence('The link is not complete. Open it as you got it, or ask an administrator for a new one.');

type Welcome =
  | { readonly state: 'checking' }
  | { readonly state: 'open'; readonly username: string }
  /** The link is not valid, or could not be checked: then it can be checked again. */
  | { readonly state: 'closed'; readonly reason: string; readonly onRetry?: (() => void) | undefined }
  /** The password is set, while another user is signed in in this browser. */
  | { readonly state: 'chosen'; readonly username: string };

/** Lets an administrator choose a password by a link, then leads to the sign-in page. */
export function WelcomePage() {
  const client = useClient();
  const goToLogin = useGoToLogin();
  const choose = useChoosePassword();
  // Browsers do not send a URL's hash to the server.
  const token = useLocation().hash.slice(1);
  const [welcome, setWelcome] = useWelcome(token);

  async function handleChoose(username: string, newPassword: string) {
    const { isDone } = await choose.run({ token, newPassword });
    if (!isDone) return;
    if (client.session.getSnapshot().isLoggedIn) setWelcome({ state: 'chosen', username });
    else goToLogin('passwordChosen');
  }

  return (
    <SignInLayout
      brand={<Brand {...brand} />}
      {...textsOf(welcome)}
      picture={<img src={`${import.meta.env.BASE_URL}login.avif`} alt="" width="480" height="420" loading="lazy" />}
    >
      {welcome.state === 'checking' && (
        <Stack gap={20}>
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
        </Stack>
      )}
      {welcome.state === 'open' && (
        <PasswordForm
          username={welcome.username}
          isPending={choose.isRunning}
          onSubmit={(newPassword) => void handleChoose(welcome.username, newPassword)}
        />
      )}
      {welcome.state === 'closed' && (
        <Inline>
          {welcome.onRetry !== undefined && <RetryButton variant="primary" onPress={welcome.onRetry} />}
          <LinkButton href={LOGIN_PATH}>{say('Go to the sign-in page')}</LinkButton>
        </Inline>
      )}
      {welcome.state === 'chosen' && <LinkButton href="/">{say('Go to the back office')}</LinkButton>}
    </SignInLayout>
  );
}

/** Checks a link. */
function useWelcome(token: string) {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [welcome, setWelcome] = useState<Welcome>({ state: 'checking' });
  useEffect(() => {
    if (token === '') return setWelcome({ state: 'closed', reason: say(NO_TOKEN) });
    const leaving = new AbortController();
    setWelcome({ state: 'checking' });
    readWelcome(client, token, leaving.signal).then(
      ({ username }) => setWelcome({ state: 'open', username }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const failure = error instanceof ApiError ? error : new ApiError('malformed');
        const isFinal = failure.status === 403;
        const reason = errorText(failure);
        setWelcome({ state: 'closed', reason, onRetry: isFinal ? undefined : () => setAttempt((n) => n + 1) });
      },
    );
    return () => leaving.abort();
  }, [client, token, attempt]);
  return [welcome, setWelcome] as const;
}

function textsOf(welcome: Welcome): { title: string; description: string } {
  switch (welcome.state) {
    case 'checking':
      return { title: say('Welcome'), description: say('Your link is being checked.') };
    case 'open':
      return { title: say('Welcome'), description: say('Choose the password you will sign in with.') };
    case 'closed':
      return {
        title: welcome.onRetry === undefined ? say('This link does not work') : say('This link could not be checked'),
        description: welcome.reason,
      };
    case 'chosen':
      return {
        title: say('Password chosen'),
        description: say(
          'Someone else is signed in in this browser. Sign in as {username} after they have signed out.',
          {
            username: welcome.username,
          },
        ),
      };
  }
}

interface PasswordFormProps {
  username: string;
  isPending: boolean;
  onSubmit: (newPassword: string) => void;
}

function PasswordForm({ username, isPending, onSubmit }: PasswordFormProps) {
  const [problem, setProblem] = useState<PasswordChangeProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function handleSubmit(data: FormData) {
    const passwords = {
      newPassword: String(data.get('newPassword')),
      renewedPassword: String(data.get('renewedPassword')),
    };
    const found = newPasswordProblem(passwords);
    setProblem(found);
    if (found === null) onSubmit(passwords.newPassword);
    else field.current?.focus();
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={say('Choose a password')}>
      <TextField
        label={say('{field, select, signIn {User} other {User}}', { field: 'signIn' })}
        name="username"
        autoComplete="username"
        isReadOnly
        value={username}
      />
      <PasswordField
        label={say('New password')}
        autoComplete="new-password"
        name="newPassword"
        onChange={() => setProblem(null)}
        description={say(PASSWORD_LENGTH_HELP)}
        errorMessage={messageOf(problem)}
        ref={field}
      />
      <PasswordField
        label={say('New password, again')}
        autoComplete="new-password"
        name="renewedPassword"
        onChange={() => setProblem(null)}
        isInvalid={problem !== null}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {say('Choose password')}
      </Button>
    </Form>
  );
}

function messageOf(problem: PasswordChangeProblem | null): string | undefined {
  if (problem === null) return undefined;
  if (problem.message !== null) return say(problem.message);
  return problem.kind === 'mismatch' ? say('The two passwords differ.') : say('Choose a password.');
}
