import { say } from '@cpd/ui/language';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import { loadEmulatorScript } from './emulatorScript.ts';
import type { Account, Identity, Provider, SignInMethod } from './Identity.ts';
import { providerError } from './providerError.ts';
import type { FirebaseSettings } from './settings.ts';

const NO_POPUP: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

/** Opens Firebase Auth. A sign-in lasts until the page is left; no token is stored. */
export async function firebaseIdentity(settings: FirebaseSettings): Promise<Identity> {
  if (settings.emulator) await loadEmulatorScript(settings.emulator);
  const auth = openAuth(settings);
  return {
    async restore() {
      await auth.authStateReady();
      await getRedirectResult(auth);
      return auth.currentUser && accountOf(auth.currentUser);
    },
    async signInWithPassword(email, password) {
      return accountOf((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async signInWith(provider) {
      return accountOf(await signInInPopup(auth, authProvider(provider)));
    },
    isSignedIn: () => auth.currentUser !== null,
    signInMethod: () => (auth.currentUser ? signInMethodOf(auth.currentUser) : 'password'),
    async reauthenticateWithPassword(password) {
      const user = signedIn(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
    async reauthenticateWith(provider) {
      await reauthenticateWithPopup(signedIn(auth), authProvider(provider));
    },
    freshToken: async () => signedIn(auth).getIdToken(true),
    deleteAccount: async () => deleteUser(signedIn(auth)),
    signOut: async () => signOut(auth),
  };
}

function openAuth({ emulator, ...options }: FirebaseSettings): Auth {
  const auth = initializeAuth(initializeApp(options), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
    // Only this error map has sentences, and the page shows the provider's message.
    errorMap: debugErrorMap,
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

async function signInInPopup(auth: Auth, provider: AuthProvider): Promise<User> {
  try {
    return (await signInWithPopup(auth, provider)).user;
  } catch (cause) {
    if (NO_POPUP.has(providerError(cause).code)) return await signInWithRedirect(auth, provider);
    throw cause;
  }
}

function authProvider(provider: Provider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  return apple;
}

async function accountOf(user: User): Promise<Account> {
  return { email: user.email ?? '', token: await user.getIdToken() };
}

function signInMethodOf({ providerData }: User): SignInMethod {
  const ids = providerData.map(({ providerId }) => providerId);
  if (ids.includes('password')) return 'password';
  return ids.includes('apple.com') ? 'apple' : 'google';
}

function signedIn({ currentUser }: Auth): User {
  if (!currentUser) throw new Error(say('You are signed out. Sign in again.'));
  return currentUser;
}
