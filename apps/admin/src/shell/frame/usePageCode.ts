import { useClient } from '@cpd/api/client';
import { UNREACHABLE, UnreachableError } from '@cpd/ui/Code';
import { useModal } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';
import type { PageCode } from '@cpd/ui/UnsavedChanges';
import { useMemo } from 'react';
import { useCurrentRouter } from '../CurrentRouter.ts';
import { pageAt } from '../routeHandle.ts';

/** Loads the code of the pages with the loading overlay, and their data at the same time. */
export function usePageCode(): PageCode {
  const client = useClient();
  const routes = useCurrentRouter()?.routes;
  const { startLoading, showError } = useModal();
  return useMemo(
    () => ({
      isLoaded: ({ path, search }) => pageAt(routes ?? [], { pathname: path, search }).code?.isLoaded ?? true,
      async load({ path, search }) {
        const { code, preload } = pageAt(routes ?? [], { pathname: path, search });
        preload(client);
        const stopLoading = startLoading();
        try {
          await code?.load();
          return 'loaded';
        } catch (error) {
          if (!(error instanceof UnreachableError)) return 'missing';
          showError({ message: say(UNREACHABLE) });
          return 'unreachable';
        } finally {
          stopLoading();
        }
      },
    }),
    [client, routes, startLoading, showError],
  );
}
