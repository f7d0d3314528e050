export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordChange,
  type PasswordChangeProblem,
  passwordChangeProblem,
  passwordLengthProblem,
} from './password.ts';
