import { type Identity, IdentityError } from './Identity.ts';

/** Used when no identity provider is configured: every attempt fails with a contact address. */
export function missingIdentity(contactEmail: string): Identity {
  const fail = async () => {
    throw new IdentityError('auth/not-set-up', `Signing in is not set up on this site. Write to ${contactEmail}.`);
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
