import { useSignOut } from '@cpd/api/auth';
import { useNavigate } from 'react-router';
import { type LeaveReason, type LeaveState, LOGIN_PATH } from './loginPath.ts';

/** The ways out of the back office. */
export function useLeave() {
  const navigate = useNavigate();
  const endSession = useSignOut();
  // Whoever leaves on purpose does not ask for the page again by signing in.
  const goToLogin = (left: LeaveReason) =>
    void navigate(LOGIN_PATH, { replace: true, state: { left } satisfies LeaveState });
  return {
    goToLogin,
    signOut() {
      endSession();
      goToLogin('signedOut');
    },
  };
}
