import { newPasswordProblem, PASSWORD_LENGTH_HELP, type PasswordChangeProblem } from '@cpd/domain/password';
import { Brand } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Form } from '@cpd/ui/Form';
import { LinkButton } from '@cpd/ui/Link';
import { PasswordField } from '@cpd/ui/PasswordField';
import { SignInLayout } from '@cpd/ui/SignInLayout';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Inline, Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { useRef, useState } from 'react';
import { brand } from '../brand.ts';
import { LOGIN_PATH } from '../kit/signInRedirect.ts';

/** How far the link has come. */
export type Welcome =
  | { readonly state: 'checking' }
  /** It is good, for the account of this name. */
  | { readonly state: 'open'; readonly username: string }
  /** It is not, or that could not be found out. */
  | { readonly state: 'closed'; readonly reason: string; readonly onRetry?: (() => void) | undefined }
  /** A password is chosen, while somebody else is signed in in this browser. */
  | { readonly state: 'chosen'; readonly username: string };

export interface WelcomeScreenProps {
  welcome: Welcome;
  isChoosing: boolean;
  onChoose: (newPassword: string) => void;
}

/** Lets an administrator choose the password by a link (rule AM4). */
export function WelcomeScreen({ welcome, isChoosing, onChoose }: WelcomeScreenProps) {
  return (
    <SignInLayout
      brand={<Brand {...brand} />}
      {...wordsOf(welcome)}
      picture={<img src={`${import.meta.env.BASE_URL}login.svg`} alt="" width="480" height="420" loading="lazy" />}
    >
      {welcome.state === 'checking' && (
        <Stack gap={20}>
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
        </Stack>
      )}
      {welcome.state === 'open' && (
        <PasswordForm username={welcome.username} isChoosing={isChoosing} onChoose={onChoose} />
      )}
      {welcome.state === 'closed' && (
        <Inline>
          {welcome.onRetry !== undefined && (
            <Button variant="primary" onPress={welcome.onRetry}>
              Try again
            </Button>
          )}
          <LinkButton href={LOGIN_PATH}>Go to the sign-in page</LinkButton>
        </Inline>
      )}
      {welcome.state === 'chosen' && <LinkButton href="/">Go to the back office</LinkButton>}
    </SignInLayout>
  );
}

function FieldSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="short" />
      <Skeleton shape="field" />
    </Stack>
  );
}

function wordsOf(welcome: Welcome): { title: string; description: string } {
  switch (welcome.state) {
    case 'checking':
      return { title: 'Welcome', description: 'Your link is being checked.' };
    case 'open':
      return { title: 'Welcome', description: 'Choose the password you will sign in with.' };
    case 'closed':
      return {
        title: welcome.onRetry === undefined ? 'This link does not work' : 'This link could not be checked',
        description: welcome.reason,
      };
    case 'chosen':
      return {
        title: 'Password chosen',
        description: `Somebody else is signed in in this browser. Sign in as ${welcome.username} once they have left.`,
      };
  }
}

/** Says what is wrong with what was typed. */
function messageOf(problem: PasswordChangeProblem | null): string | undefined {
  if (problem === null) return undefined;
  return problem.message ?? (problem.kind === 'mismatch' ? 'The two passwords differ.' : 'Choose a password.');
}

function PasswordForm({ username, isChoosing, onChoose }: { username: string } & Omit<WelcomeScreenProps, 'welcome'>) {
  const [typed, setTyped] = useState({ newPassword: '', renewedPassword: '' });
  const [problem, setProblem] = useState<PasswordChangeProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function handleChange(part: Partial<typeof typed>) {
    setTyped({ ...typed, ...part });
    setProblem(null);
  }
  function handleSubmit() {
    const found = newPasswordProblem(typed);
    setProblem(found);
    if (found === null) onChoose(typed.newPassword);
    else field.current?.focus();
  }

  return (
    <Form onSubmit={handleSubmit} aria-label="Choose a password">
      <TextField label="User" name="username" autoComplete="username" isReadOnly value={username} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={typed.newPassword}
        onChange={(newPassword) => handleChange({ newPassword })}
        description={PASSWORD_LENGTH_HELP}
        errorMessage={messageOf(problem)}
        ref={field}
      />
      <PasswordField
        label="New password, again"
        autoComplete="new-password"
        value={typed.renewedPassword}
        onChange={(renewedPassword) => handleChange({ renewedPassword })}
        isInvalid={problem !== null}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={isChoosing}>
        Choose password
      </Button>
    </Form>
  );
}
