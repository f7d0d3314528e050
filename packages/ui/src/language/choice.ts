import { languageName } from '@cpd/domain/language';
import { pageLanguage } from './locale.ts';
import { keepTypedFields } from './typedFields.ts';

export interface OfferedLanguage {
  /** Such as `de`. */
  readonly code: string;
  /** What its readers call it. */
  readonly name: string;
}

/** The languages that the page can be shown in, which its build wrote into the document; one without a document. */
export function offeredLanguages(): readonly OfferedLanguage[] {
  const { languages, languageNames } = globalThis.document?.documentElement.dataset ?? {};
  const codes = languages?.split(' ').map((one) => one.split(':')[0] ?? '');
  const names = languageNames?.split('|') ?? [];
  return (codes ?? [pageLanguage()]).map((code, index) => ({ code, name: names[index] ?? languageName(code) }));
}

/**
 * Shows this and later pages of the browser in a language. The page is loaded again: its browser asks first if that would
 * lose something, and what was typed into forms is restored, passwords excepted.
 */
export function chooseLanguage(code: string): void {
  const url = new URL(window.location.href);
  try {
    // The key that `boot.js` reads.
    localStorage.setItem('language', code);
    url.searchParams.delete('lang');
  } catch {
    url.searchParams.set('lang', code);
  }
  keepTypedFields();
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}
