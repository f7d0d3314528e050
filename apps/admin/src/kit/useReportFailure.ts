import { ApiError } from '@cpd/api/client';
import { useModal } from '@cpd/ui/DialogQueue';
import { useCallback } from 'react';

/** Gives the way to show what failed outside the API's hooks, without a code; silent failures show nothing. */
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
