import { Logo } from '@cpd/ui/Brand';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Divider } from '@cpd/ui/Divider';
import { Form } from '@cpd/ui/Form';
import { Heading } from '@cpd/ui/Heading';
import { say } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { brand } from '../site.ts';
import type { DeletionFlow } from './DeletionFlow.ts';
import { AppleLogo, GoogleLogo } from './ProviderLogo.tsx';

/** Three ways to sign in. */
export function SignInView({ flow }: { flow: DeletionFlow }) {
  function handleSubmit(data: FormData) {
    void flow.signInWithPassword(String(data.get('email')).trim(), String(data.get('password')));
  }
  return (
    <Card>
      <Stack>
        <Stack gap={12} align="center">
          <Logo {...brand} />
          <Heading level={2} size="part">
            {say('Sign in to continue')}
          </Heading>
        </Stack>
        <Form onSubmit={handleSubmit} aria-label={say('Sign in')}>
          <TextField label={say('E-mail')} name="email" type="email" autoComplete="username" isRequired />
          <PasswordField label={say('Password')} name="password" autoComplete="current-password" isRequired />
          <Button type="submit" variant="primary" size="large" isWide>
            {say('Sign In')}
          </Button>
        </Form>
        <Divider>{say('or')}</Divider>
        <Stack gap={12}>
          <Button size="large" isWide icon={<AppleLogo />} onPress={() => flow.signInWith('apple')}>
            {say('Sign In With Apple')}
          </Button>
          <Button size="large" isWide icon={<GoogleLogo />} onPress={() => flow.signInWith('google')}>
            {say('Sign In With Google')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
