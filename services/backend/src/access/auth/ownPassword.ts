import type { Actor } from '../../http/Actor.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { throwUnauthorized } from '../../http/mount.ts';
import { type AdminAccount, findAdmin } from './adminStore.ts';
import { isPassword } from './password.ts';
import type { SignInDeps } from './signIn.ts';

export type OwnPasswordDeps = Pick<SignInDeps, 'database' | 'throttle' | 'dailyFailures' | 'sessions'>;

/** The password that a signed-in administrator enters again. */
export interface OwnPassword {
  readonly password: string;
  readonly by: Actor;
  readonly sessionId: string;
  /** The message for a wrong one. */
  readonly wrongMessage: string;
}

/**
 * Checks a password. All requests that ask for it count their failures together.
 *
 * @throws HttpError 400 for a wrong password (rule A13), 429 after too many failures, 401 after too many within a day.
 */
export async function requireOwnPassword(deps: OwnPasswordDeps, entered: OwnPassword): Promise<AdminAccount> {
  const { database, throttle } = deps;
  const { by, password, wrongMessage } = entered;
  const counters = { account: `own-password:${by.id}` };
  await throttle.check(counters);
  const account = await findAdmin(database.queries, 'id', by.id);
  if (account === null || !(await isPassword(password, account.passwordHash))) {
    await throttle.countFailure(counters);
    await endGuessedSession(deps, entered);
    return throwHttpError(400, 'WRONG_PASSWORD', wrongMessage);
  }
  // Checked again: of many guesses sent at the same moment, none may pass because it started before the others failed.
  await throttle.check(counters);
  return account;
}

/**
 * Ends a session with too many failures in a day. The owner signs in again; a thief of its tokens cannot. @throws
 * HttpError 401
 */
async function endGuessedSession(
  { dailyFailures, sessions }: OwnPasswordDeps,
  { by, sessionId }: OwnPassword,
): Promise<void> {
  const key = `own-password:${sessionId}`;
  await dailyFailures.add(key);
  if (!(await dailyFailures.areTooMany(key))) return;
  await sessions.endAll({ id: sessionId }, by, 'admin.session-guessed');
  throwUnauthorized();
}
