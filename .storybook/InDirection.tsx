import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from '../packages/ui/src/I18nProvider/index.ts';

/** Passes the direction of the document to React Aria, also when the test runner reverses it. */
export function InDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(listenToDirection, () => document.documentElement.dir);
  return <I18nProvider locale={direction === 'rtl' ? 'ar-EG' : 'en-US'}>{children}</I18nProvider>;
}

function listenToDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
