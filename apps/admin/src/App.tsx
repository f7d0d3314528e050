import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { HostProvider } from '@cpd/ui/Host';
import { type ReactNode, useCallback, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { errorText } from './errorText.ts';
import type { Services } from './services.ts';
import { CurrentRouter } from './shell/CurrentRouter.ts';
import { IdentityProof } from './shell/IdentityProof.tsx';
import { createRouterHost } from './shell/routerHost.ts';

export interface AppProps {
  services: Services;
  router: DataRouter;
}

export function App({ services, router }: AppProps) {
  const [host] = useState(() => createRouterHost(router));
  return (
    <ErrorBoundary>
      <ModalProvider queue={services.dialogs}>
        <Api services={services}>
          <IdentityProof />
          <CurrentRouter value={router}>
            <HostProvider host={host}>
              <RouterProvider router={router} />
            </HostProvider>
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
