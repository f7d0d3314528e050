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
import type { Company, Identity, Person, Proof } from './Identity.ts';
import { providerError } from './providerError.ts';
import type { FirebaseSettings } from './settings.ts';

const NO_WINDOW: ReadonlySet<string> = new Set([
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
      return auth.currentUser && personOf(auth.currentUser);
    },
    async signInWithPassword(email, password) {
      return personOf((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async signInWith(company) {
      return personOf(await signInByWindow(auth, companyProvider(company)));
    },
    isSignedIn: () => auth.currentUser !== null,
    proof: () => (auth.currentUser ? proofOf(auth.currentUser) : 'password'),
    async proveByPassword(password) {
      const user = signedIn(auth);
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
    async proveWith(company) {
      await reauthenticateWithPopup(signedIn(auth), companyProvider(company));
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

async function signInByWindow(auth: Auth, provider: AuthProvider): Promise<User> {
  try {
    return (await signInWithPopup(auth, provider)).user;
  } catch (cause) {
    if (NO_WINDOW.has(providerError(cause).code)) return await signInWithRedirect(auth, provider);
    throw cause;
  }
}

function companyProvider(company: Company): AuthProvider {
  if (company === 'google') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  return apple;
}

async function personOf(user: User): Promise<Person> {
  return { email: user.email ?? '', token: await user.getIdToken() };
}

function proofOf({ providerData }: User): Proof {
  const ids = providerData.map(({ providerId }) => providerId);
  if (ids.includes('password')) return 'password';
  return ids.includes('apple.com') ? 'apple' : 'google';
}

function signedIn({ currentUser }: Auth): User {
  if (!currentUser) throw new Error('You are signed out. Sign in again.');
  return currentUser;
}
