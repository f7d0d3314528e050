import { ApiError } from '@cpd/api/client';
import { OutdatedError, UnreachableError } from '@cpd/ui/Code';
import { useModal } from '@cpd/ui/DialogQueue';
import { useCallback } from 'react';
import { errorText } from './errorText.ts';

/** Returns a function that shows a failure outside of the API's hooks in the error dialog, without its code. */
export function useReportFailure(): (failure: unknown) => void {
  const { showError } = useModal();
  return useCallback(
    (failure) => {
      const isCode = failure instanceof OutdatedError || failure instanceof UnreachableError;
      if (isCode) showError({ message: failure.message });
      else if (!(failure instanceof ApiError)) showError({});
      else if (!failure.isSilent) showError({ message: errorText(failure) });
    },
    [showError],
  );
}
