import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from '../packages/ui/src/I18nProvider/index.ts';
import { locale, pageLanguage } from '../packages/ui/src/language/index.ts';

/** Passes the language of the toolbar to React Aria, or the direction of the document when that is reversed. */
export function InDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(listenToDirection, () => document.documentElement.dir);
  return (
    <I18nProvider locale={pageLanguage() === 'en' && direction === 'rtl' ? 'ar-EG' : locale()}>{children}</I18nProvider>
  );
}

function listenToDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
