import type { Actor } from '../history/record.ts';
import { refuse } from '../refusals/Refusal.ts';
import { findAdmin } from './adminStore.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SignInParts } from './signIn.ts';

/**
 * Changes an administrator's password and ends all sessions of the account.
 *
 * @throws Refusal 400 for a wrong old password (rule A13) or a new one that is too short, too long or known, 429 after too many failures.
 */
export async function changePassword(
  { database, throttle, sessions }: Omit<SignInParts, 'captcha'>,
  by: Actor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const problem = newPasswordProblem(newPassword);
  if (problem !== null) refuse(400, 'BAD_PASSWORD', `The new password ${problem}`);
  const keys = { account: `change-password:${by.id}` };
  await throttle.pass(keys);
  const account = await findAdmin(database.queries, 'id', by.id);
  if (account === null || !(await isPassword(oldPassword, account.passwordHash))) {
    await throttle.fail(keys);
    return refuse(400, 'WRONG_PASSWORD', 'The old password is wrong.');
  }
  await throttle.pass(keys);
  if (!(await sessions.replacePassword(account, await hashPassword(newPassword), by))) {
    refuse(400, 'WRONG_PASSWORD', 'The old password is wrong.');
  }
}
