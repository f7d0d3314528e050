import type { Auth } from 'firebase-admin/auth';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { Unavailable, withTimeout } from '../../running/limits/deadline.ts';
import type { Config } from '../../settings/config.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

const NO_ACCOUNT = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'];

/** The library's error codes for an invalid token. */
const BAD_TOKEN = [
  ...NO_ACCOUNT,
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/user-disabled',
];

/** Maximum wait for a response of the provider, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The library's message, under the code of an invalid token, if the keys for verification could not be fetched. */
const KEYS_UNREACHABLE = /Error (while making request|fetching public keys)/;

/** Connects to Firebase as this service, or to its emulator if the environment names one. */
export async function openFirebase(
  { projectId, serviceAccount }: NonNullable<Config['firebase']>,
  timeoutMs = TIMEOUT_MS,
): Promise<IdentityProvider> {
  // Loaded on demand: it is the largest dependency of the service.
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const credential = serviceAccount === null ? {} : { credential: cert(serviceAccount) };
  const app = initializeApp({ projectId, ...credential }, `cpd-${crypto.randomUUID()}`);
  return firebaseProvider(getAuth(app), timeoutMs);
}

function firebaseProvider(auth: Auth, timeoutMs: number): IdentityProvider {
  /**
   * Sends a request to the provider. The named errors return `otherwise`; any other one means that it is unavailable.
   */
  async function request<T>(named: readonly string[], otherwise: T, ask: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout('A request to the identity provider', timeoutMs, ask);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (named.includes(code) && !KEYS_UNREACHABLE.test(String(error))) return otherwise;
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
      request(BAD_TOKEN, null, async () => {
        // Also checks with the provider whether the account exists and its sign-in was not revoked.
        const { uid, email, email_verified: isVerified, auth_time: time } = await auth.verifyIdToken(token, true);
        return { uid, email: email ?? null, isEmailVerified: isVerified === true, signedInAt: time * 1000 };
      }),
    accountOf: (email) =>
      request(NO_ACCOUNT, null, async () => {
        const { uid, emailVerified } = await auth.getUserByEmail(email);
        return emailVerified ? uid : null;
      }),
    deleteAccount: (uid) => request(NO_ACCOUNT, undefined, () => auth.deleteUser(uid)),
  };
}
