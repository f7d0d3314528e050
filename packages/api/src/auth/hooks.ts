import { useClient } from '../client/ClientContext.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import { type Credentials, changePassword, type PasswordChange, signIn, signOut } from './requests.ts';

/** Signs in; its failures show no code. */
export function useSignIn(options: ActionOptions = {}): Action<[Credentials], void> {
  // Each press brings a captcha token of its own, so calls of a double press differ.
  return useAction({ perform: signIn, isCodeShown: false, identify: () => 'only one', onError: options.onError });
}

/** Changes the password; success signs out (rule A4). */
export function useChangePassword(options: ActionOptions = {}): Action<[PasswordChange], void> {
  return useAction({ perform: changePassword, identify: () => 'only one', onError: options.onError });
}

/** Gives the way to sign out, which needs no call. */
export function useSignOut(): () => void {
  const client = useClient();
  return () => signOut(client);
}
