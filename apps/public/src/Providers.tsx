import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { I18nProvider } from '@cpd/ui/I18nProvider';
import { type ReactNode, useCallback } from 'react';
import { errorText } from './errorText.ts';
import type { Services } from './services.ts';

export interface ProvidersProps {
  services: Services;
  children: ReactNode;
}

/** Arrow keys run in the direction of the language. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <I18nProvider>
      <ErrorBoundary>
        <ModalProvider queue={services.dialogs}>
          <Api services={services}>{children}</Api>
        </ModalProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** Provides the API client and shows failed requests in a dialog. */
function Api({ services: { client }, children }: ProvidersProps) {
  const { showError } = useModal();
  const report = useCallback<Report>(
    (error, { isCodeShown }) => showError({ message: errorText(error), code: isCodeShown ? error.code : null }),
    [showError],
  );
  return (
    <ApiProvider client={client} onError={report}>
      {children}
    </ApiProvider>
  );
}
