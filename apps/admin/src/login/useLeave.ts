import { useSignOut } from '@cpd/api/auth';
import { useConfirmLeaving } from '@cpd/ui/UnsavedChanges';
import { useGoToLogin } from './useGoToLogin.ts';

/** Signs out, and leads to the sign-in page. Asks before that loses unsaved changes. */
export function useLeave(): () => Promise<void> {
  const endSession = useSignOut();
  const goToLogin = useGoToLogin();
  const confirmLeaving = useConfirmLeaving();
  return async () => {
    if (!(await confirmLeaving())) return;
    endSession();
    goToLogin('signedOut');
  };
}
