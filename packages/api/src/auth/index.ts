export { useChangePassword, useSignIn, useSignOut } from './hooks.ts';
export type { Credentials, PasswordChange } from './requests.ts';
