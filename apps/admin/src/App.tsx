import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { type ReactNode, useCallback } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { CurrentRouter } from './kit/CurrentRouter.ts';
import { errorText } from './kit/errorText.ts';
import type { Services } from './services.ts';
import { IdentityProof } from './shell/IdentityProof.tsx';

export interface AppProps {
  services: Services;
  router: DataRouter;
}

export function App({ services, router }: AppProps) {
  return (
    <ErrorBoundary>
      <ModalProvider queue={services.dialogs}>
        <Api services={services}>
          <IdentityProof />
          <CurrentRouter value={router}>
            <RouterProvider router={router} />
          </CurrentRouter>
        </Api>
      </ModalProvider>
    </ErrorBoundary>
  );
}

/** Provides the API client and shows failed requests in a dialog. */
function Api({ services: { client }, children }: { services: Services; children: ReactNode }) {
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
