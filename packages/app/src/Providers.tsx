import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { I18nProvider } from '@cpd/ui/I18nProvider';
import { type ReactNode, useCallback } from 'react';
import type { Services } from './createServices.ts';

export interface ProvidersProps {
  services: Services;
  children: ReactNode;
}

/**
 * Gives the app its language, dialogs and client: the one place where failures become dialogs. The pages are English
 * whatever the browser speaks, so that menus and arrow keys run from left to right, as their words do.
 */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <I18nProvider locale="en-US">
      <ModalProvider queue={services.dialogs}>
        <Calls services={services}>{children}</Calls>
      </ModalProvider>
    </I18nProvider>
  );
}

function Calls({ services: { client }, children }: ProvidersProps) {
  const { showError } = useModal();
  const report = useCallback<Report>(
    ({ message, code }, { isCodeShown }) => showError({ message, code: isCodeShown ? code : null }),
    [showError],
  );
  return (
    <ApiProvider client={client} onError={report}>
      {children}
    </ApiProvider>
  );
}
