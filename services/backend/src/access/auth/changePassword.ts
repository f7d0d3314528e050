import type { Actor } from '../../http/Actor.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { newPasswordProblem, type PasswordOwner } from '../../settings/newPasswordProblem.ts';
import { type OwnPasswordDeps, requireOwnPassword } from './ownPassword.ts';
import { hashPassword } from './password.ts';

const WRONG_OLD_PASSWORD = 'The old password is wrong.';

/**
 * Changes an administrator's password and ends all sessions of the account.
 *
 * @throws HttpError 400 for a wrong old password (rule A13) or a new one that is too short, too long or easy to guess,
 * 429 or 401 after too many failures.
 */
export async function changePassword(
  deps: OwnPasswordDeps & Pick<PasswordOwner, 'site'>,
  { by, sessionId }: { by: Actor; sessionId: string },
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const problem = newPasswordProblem(newPassword, { username: by.name ?? '', site: deps.site });
  if (problem !== null) throwHttpError(400, 'BAD_PASSWORD', `The new password ${problem}`);
  // The old password is the proof of identity that rule P1 requires.
  const entered = { password: oldPassword, by, sessionId, wrongMessage: WRONG_OLD_PASSWORD };
  const account = await requireOwnPassword(deps, entered);
  if (!(await deps.sessions.replacePassword(account, await hashPassword(newPassword), by))) {
    throwHttpError(400, 'WRONG_PASSWORD', WRONG_OLD_PASSWORD);
  }
}
