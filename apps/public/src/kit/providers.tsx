import { ApiProvider, type Report } from '@cpd/api/client';
import { ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { type ReactNode, useCallback, useState } from 'react';
import { createServices, type Services } from './services.ts';

/** What the providers hand down. */
export interface ProvidersProps {
  /** The page. */
  children: ReactNode;
  /**
   * The page's services; they must stay the same.
   * @default services of its own, towards the configured API
   */
  services?: Services | undefined;
}

/** Gives a page its dialogs and its client: the one place where failures become dialogs. */
export function Providers({ children, services }: ProvidersProps) {
  const [{ client, dialogs }] = useState(() => services ?? createServices());
  return (
    <ModalProvider queue={dialogs}>
      <Calls client={client}>{children}</Calls>
    </ModalProvider>
  );
}

function Calls({ client, children }: Pick<Services, 'client'> & { children: ReactNode }) {
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
