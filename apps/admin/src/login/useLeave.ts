import { useSignOut } from '@cpd/api/auth';
import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../paths.ts';
import type { LeaveReason, LeaveState } from './leaving.ts';

/** Signs out, and leads to the sign-in page. */
export function useLeave() {
  const navigate = useNavigate();
  const endSession = useSignOut();
  // Signing in again does not return to a page that was left on purpose.
  const goToLogin = (reason: LeaveReason) =>
    void navigate(LOGIN_PATH, { replace: true, state: { reason } satisfies LeaveState });
  return {
    goToLogin,
    signOut() {
      endSession();
      goToLogin('signedOut');
    },
  };
}
