import { ApiError } from '@cpd/api/client';
import { useModal } from '@cpd/ui/DialogQueue';
import { useCallback } from 'react';

/** Returns a function that shows a failure outside of the API's hooks in the error dialog, without its code. */
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
