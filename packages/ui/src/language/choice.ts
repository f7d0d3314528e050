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
 * lose something, and what was typed into forms is restored, passwords excepted. A reader who then stays keeps the language.
 */
export function chooseLanguage(code: string): void {
  const url = new URL(window.location.href);
  if (canStore()) url.searchParams.delete('lang');
  else url.searchParams.set('lang', code);
  whenLeft(() => {
    storeLanguage(code);
    keepTypedFields();
  });
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

/** Runs it when the page is left, unless something is pressed before: then the reader has answered that the page stays. */
function whenLeft(act: () => void): void {
  const stays = new AbortController();
  const { signal } = stays;
  window.addEventListener('pagehide', act, { signal, once: true });
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => stays.abort(), { signal, capture: true });
  }
}

/** The key that `boot.js` reads. */
const KEY = 'language';

/** Whether a choice can be stored. Storage can be blocked or full. */
function canStore(): boolean {
  try {
    localStorage.setItem(`${KEY}?`, '');
    localStorage.removeItem(`${KEY}?`);
    return true;
  } catch {
    return false;
  }
}

function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The address names the language.
  }
}
