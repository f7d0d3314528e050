import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { type ReactNode, useCallback } from 'react';
import type { Services } from './createServices.ts';

export interface ProvidersProps {
  services: Services;
  children: ReactNode;
}

/** Gives the app its dialogs and its client: the one place where failures become dialogs. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <ModalProvider queue={services.dialogs}>
      <Calls services={services}>{children}</Calls>
    </ModalProvider>
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
