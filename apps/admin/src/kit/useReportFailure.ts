import { ApiError } from '@cpd/api/client';
import { useModal } from '@cpd/ui/DialogQueue';
import { useCallback } from 'react';

/** The answer shows what failed outside of the API's hooks, without a code; a silent failure is not shown. */
export function useReportFailure(): (failure: unknown) => void {
  const { showError } = useModal();
  return useCallback(
    (failure) => {
      if (!(failure instanceof ApiError)) showError({});
      else if (!failure.isSilent) showError({ message: failure.message });
    },
    [showError],
  );
}
