import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { TextField } from '@cpd/ui/TextField';
import { Logo } from '../app/Brand.tsx';
import { AppleLogo, GoogleLogo } from './CompanyLogo.tsx';
import * as styles from './UserDeletionScreen.css.ts';
import type { UserDeletionScreenProps } from './UserDeletionScreen.tsx';

/** What the sign-in says and reports. */
export type SignInViewProps = Pick<UserDeletionScreenProps, 'serviceName' | 'onSignInWithPassword' | 'onSignInWith'>;

/** Signs the person in by e-mail and password, Apple or Google. */
export function SignInView({ serviceName, onSignInWithPassword, onSignInWith }: SignInViewProps) {
  function handleSubmit(data: FormData) {
    onSignInWithPassword(String(data.get('email')).trim(), String(data.get('password')));
  }
  return (
    <Card>
      <div className={styles.signInTop}>
        <Logo name={serviceName} />
        <h2 className={styles.signInTitle}>Sign in to continue</h2>
      </div>
      <Form onSubmit={handleSubmit} aria-label="Sign in">
        <TextField label="E-mail" name="email" type="email" autoComplete="username" isRequired />
        <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
        <Button type="submit" variant="primary" size="large" isWide>
          Sign In
        </Button>
      </Form>
      <p className={styles.or}>or</p>
      <div className={styles.companies}>
        <Button size="large" isWide icon={<AppleLogo />} onPress={() => onSignInWith('apple')}>
          Sign In With Apple
        </Button>
        <Button size="large" isWide icon={<GoogleLogo />} onPress={() => onSignInWith('google')}>
          Sign In With Google
        </Button>
      </div>
    </Card>
  );
}
