import { useEffect } from 'react';

const PRODUCT = 'Dashboard Overview';

/** Names the browser's tab after the screen. */
export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${PRODUCT}`;
  }, [screen]);
}
