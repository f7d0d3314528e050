import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLengthProblem } from '@cpd/domain/password';
import type { Database } from '../database/Database.ts';
import type { Admin } from '../http/ApiEnv.ts';
import { refuse } from '../http/Refusal.ts';
import type { Throttle } from '../throttle/Throttle.ts';
import { findAdmin } from './adminStore.ts';
import { hashPassword, isPassword } from './password.ts';
import type { Sessions } from './Sessions.ts';
import { accountKey } from './signIn.ts';

export interface ChangePasswordParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly sessions: Sessions;
}

/**
 * Changes an administrator's password and ends all sessions of the account.
 *
 * @throws Refusal 400 for a wrong old password (rule A13) or a new one of the wrong length, 429 after too many failures.
 */
export async function changePassword(
  { database, throttle, sessions }: ChangePasswordParts,
  admin: Admin,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  if (passwordLengthProblem(newPassword) !== null) {
    const range = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH}`;
    refuse(400, 'BAD_PASSWORD', `The new password must have ${range} characters.`);
  }
  const keys = { account: accountKey('change-password', admin.id) };
  await throttle.pass(keys);
  const account = await findAdmin(database.queries, 'id', admin.id);
  if (account === null || !(await isPassword(oldPassword, account.passwordHash))) {
    await throttle.fail(keys);
    return refuse(400, 'WRONG_PASSWORD', 'The old password is wrong.');
  }
  await throttle.pass(keys);
  if (!(await sessions.replacePassword(account, await hashPassword(newPassword)))) {
    refuse(400, 'WRONG_PASSWORD', 'The old password is wrong.');
  }
}
