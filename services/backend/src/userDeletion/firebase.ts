import type { Auth } from 'firebase-admin/auth';
import type { Config } from '../config.ts';
import { throwHttpError } from '../errors/HttpError.ts';
import { Unavailable, within } from '../limits/deadline.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

const NO_ACCOUNT = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'];

/** What the library says of a token that is no good, whatever the reason. */
const BAD_TOKEN = [
  ...NO_ACCOUNT,
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/user-disabled',
];

/** Longest wait for a response of the provider, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What the library says, under the code of a bad token, where the keys to check one with could not be had. */
const KEYS_OUT_OF_REACH = /Error (while making request|fetching public keys)/;

/** Signs in to Firebase as this service; its emulator is used where the environment names one. */
export async function openFirebase(
  { projectId, serviceAccount }: NonNullable<Config['firebase']>,
  timeoutMs = TIMEOUT_MS,
): Promise<IdentityProvider> {
  // Loaded only where it is configured: it is the largest of the service's parts.
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const credential = serviceAccount === null ? {} : { credential: cert(serviceAccount) };
  const app = initializeApp({ projectId, ...credential }, `cpd-${crypto.randomUUID()}`);
  return firebaseProvider(getAuth(app), timeoutMs);
}

function firebaseProvider(auth: Auth, timeoutMs: number): IdentityProvider {
  /** Asks the provider; the named errors mean `otherwise`, every other one of its own that it is out of reach. */
  async function asked<T>(named: readonly string[], otherwise: T, ask: () => Promise<T>): Promise<T> {
    try {
      return await within('A call of the identity provider', timeoutMs, ask);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (named.includes(code) && !KEYS_OUT_OF_REACH.test(String(error))) return otherwise;
      if (!(error instanceof Unavailable) && !/^(auth|app)\//.test(code)) throw error;
      return throwHttpError(
        503,
        'IDENTITY_UNAVAILABLE',
        'The sign-in service does not answer. Please try again later.',
      );
    }
  }

  return {
    identify: (token) =>
      asked(BAD_TOKEN, null, async () => {
        // Also asks the provider whether the account is still there and its sign-in not revoked.
        const { uid, email, email_verified: isVerified, auth_time: time } = await auth.verifyIdToken(token, true);
        return { uid, email: email ?? null, isEmailVerified: isVerified === true, signedInAt: time * 1000 };
      }),
    accountOf: (email) =>
      asked(NO_ACCOUNT, null, async () => {
        const { uid, emailVerified } = await auth.getUserByEmail(email);
        return emailVerified ? uid : null;
      }),
    deleteAccount: (uid) => asked(NO_ACCOUNT, undefined, () => auth.deleteUser(uid)),
  };
}
