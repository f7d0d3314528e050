import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@cpd/domain/password';

/** Tells, before anything is wrong, how long a new password has to be (rule B6). */
export const passwordLengthHelp = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
