/** Fewest characters of a new password (rule B6). */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters of a new password (rule B6). */
export const PASSWORD_MAX_LENGTH = 128;

/** What the Update Password card holds. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The new password once more. */
  readonly renewedPassword: string;
}

/** What keeps a password from being changed, and the fields that are in error. */
export interface PasswordChangeProblem {
  /** What is wrong, the first field first. */
  readonly kind: 'oldPasswordEmpty' | 'newPasswordEmpty' | 'mismatch' | 'tooShort' | 'tooLong';
  /** In the order of the form, so that the first one takes the focus. */
  readonly fields: readonly (keyof PasswordChange)[];
  /** What to do; null where the red fields alone tell it. */
  readonly message: string | null;
}

/** Gives the first thing that keeps a password from being changed, null when nothing does (rules PW2, B6). */
export function passwordChangeProblem(change: PasswordChange): PasswordChangeProblem | null {
  const problem = newPasswordProblem(change);
  if (change.oldPassword !== '') return problem;
  return {
    kind: 'oldPasswordEmpty',
    fields: ['oldPassword', ...(problem?.fields ?? [])],
    message: 'Enter the old password.',
  };
}

/** Gives what keeps a new password that was typed twice from being chosen, null when nothing does. */
export function newPasswordProblem({
  newPassword,
  renewedPassword,
}: Omit<PasswordChange, 'oldPassword'>): PasswordChangeProblem | null {
  if (newPassword !== renewedPassword) return bothNewFields('mismatch');
  if (newPassword === '') return bothNewFields('newPasswordEmpty');
  const problem = passwordLengthProblem(newPassword);
  return problem && bothNewFields(problem, lengthMessages[problem]);
}

/** Tells whether a new password is too short or too long, null when it is neither. */
export function passwordLengthProblem(password: string): 'tooShort' | 'tooLong' | null {
  // Counted by character and not by code unit, so that an emoji or a rare script counts alike everywhere.
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return 'tooShort';
  return length > PASSWORD_MAX_LENGTH ? 'tooLong' : null;
}

const lengthMessages = {
  tooShort: `Use at least ${PASSWORD_MIN_LENGTH} characters for the new password.`,
  tooLong: `Use at most ${PASSWORD_MAX_LENGTH} characters for the new password.`,
} as const;

function bothNewFields(kind: PasswordChangeProblem['kind'], message: string | null = null): PasswordChangeProblem {
  return { kind, fields: ['newPassword', 'renewedPassword'], message };
}
