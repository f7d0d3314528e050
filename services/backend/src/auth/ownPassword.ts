import { refuse } from '../refusals/Refusal.ts';
import { type AdminAccount, findAdmin } from './adminStore.ts';
import { isPassword } from './password.ts';
import type { SignInParts } from './signIn.ts';

/**
 * Checks the password that a signed-in administrator enters again. All requests that ask for it count their failures
 * together.
 *
 * @throws Refusal 400 with the message for a wrong password (rule A13), 429 after too many failures.
 */
export async function requireOwnPassword(
  { database, throttle }: Pick<SignInParts, 'database' | 'throttle'>,
  adminId: string,
  password: string,
  message: string,
): Promise<AdminAccount> {
  const keys = { account: `own-password:${adminId}` };
  await throttle.pass(keys);
  const account = await findAdmin(database.queries, 'id', adminId);
  if (account === null || !(await isPassword(password, account.passwordHash))) {
    await throttle.fail(keys);
    return refuse(400, 'WRONG_PASSWORD', message);
  }
  // Again: of many guesses sent at the same moment, none may profit from having started before the others failed.
  await throttle.pass(keys);
  return account;
}
