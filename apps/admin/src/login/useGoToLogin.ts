import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../paths.ts';
import type { LeaveReason, LeaveState } from './leaving.ts';

/** Leads to the sign-in page, which says why. Signing in again does not return to a page that was left on purpose. */
export function useGoToLogin(): (reason: LeaveReason) => void {
  const navigate = useNavigate();
  return (reason) => void navigate(LOGIN_PATH, { replace: true, state: { reason } satisfies LeaveState });
}
