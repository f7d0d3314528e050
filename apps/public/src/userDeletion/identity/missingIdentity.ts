import { say } from '@cpd/ui/language';
import { type Identity, IdentityError } from './Identity.ts';

/** Used when no identity provider is configured: every attempt fails with a contact address. */
export function missingIdentity(contactEmail: string): Identity {
  const fail = async () => {
    const message = say('Signing in is not set up on this site. Write to {contactEmail}.', { contactEmail });
    throw new IdentityError('auth/not-set-up', message);
  };
  return {
    restore: async () => null,
    signInWithPassword: fail,
    signInWith: fail,
    isSignedIn: () => false,
    signInMethod: () => 'password',
    reauthenticateWithPassword: fail,
    reauthenticateWith: fail,
    freshToken: fail,
    deleteAccount: fail,
    signOut: async () => undefined,
  };
}
