import { type Sentence, sentence } from '../sentence/sentence.ts';

export const PASSWORD_MIN_LENGTH = 8;

export const PASSWORD_MAX_LENGTH = 128;

/** The help below the field of a new password. */
export const PASSWORD_LENGTH_HELP = sentence('{min} to {max} characters.', {
  min: PASSWORD_MIN_LENGTH,
  max: PASSWORD_MAX_LENGTH,
});

/** The fields of the Update Password card. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The new password, repeated. */
  readonly renewedPassword: string;
}

export interface PasswordChangeProblem {
  readonly kind: 'oldPasswordEmpty' | 'newPasswordEmpty' | 'mismatch' | 'tooShort' | 'tooLong';
  /** The invalid fields in the order of the form. The first one gets the focus. */
  readonly fields: readonly (keyof PasswordChange)[];
  /** Null if marking the fields is enough. */
  readonly message: Sentence | null;
}

/** The first problem of a password change; null if it is valid. */
export function passwordChangeProblem(change: PasswordChange): PasswordChangeProblem | null {
  const problem = newPasswordProblem(change);
  if (change.oldPassword !== '') return problem;
  return {
    kind: 'oldPasswordEmpty',
    fields: ['oldPassword', ...(problem?.fields ?? [])],
    message: sentence('Enter the old password.'),
  };
}

/** The first problem of a repeated new password; null if it is valid. */
export function newPasswordProblem({
  newPassword,
  renewedPassword,
}: Omit<PasswordChange, 'oldPassword'>): PasswordChangeProblem | null {
  if (newPassword !== renewedPassword) return newPasswordFieldsProblem('mismatch');
  if (newPassword === '') return newPasswordFieldsProblem('newPasswordEmpty');
  const problem = passwordLengthProblem(newPassword);
  return problem && newPasswordFieldsProblem(problem, lengthMessages[problem]);
}

export function passwordLengthProblem(password: string): 'tooShort' | 'tooLong' | null {
  // By code points, so that server and browser count emoji and rare scripts the same.
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return 'tooShort';
  return length > PASSWORD_MAX_LENGTH ? 'tooLong' : null;
}

const lengthMessages = {
  tooShort: sentence('Use at least {min} characters for the new password.', { min: PASSWORD_MIN_LENGTH }),
  tooLong: sentence('Use at most {max} characters for the new password.', { max: PASSWORD_MAX_LENGTH }),
} as const;

function newPasswordFieldsProblem(
  kind: PasswordChangeProblem['kind'],
  message: Sentence | null = null,
): PasswordChangeProblem {
  return { kind, fields: ['newPassword', 'renewedPassword'], message };
}
