import type { ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { locale as localeOfPage, pageLanguage } from '../language/index.ts';
import { useInputMethodKeys } from './useInputMethodKeys.ts';

export interface I18nProviderProps {
  /** @default that of the page's language */
  locale?: string;
  children: ReactNode;
}

/**
 * Tells React Aria the language of the page, and so the direction of arrow keys and menus. Keys of an input method, such as
 * that of Japanese, reach no component.
 */
export function I18nProvider({ locale = ofPage(), children }: I18nProviderProps) {
  useInputMethodKeys();
  return <AriaI18nProvider locale={locale}>{children}</AriaI18nProvider>;
}

/** React Aria's own English is American. */
function ofPage(): string {
  return pageLanguage() === 'en' ? 'en-US' : localeOfPage();
}
