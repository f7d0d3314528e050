import { useEffect } from 'react';
import { say } from '../language/index.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

/**
 * Takes the place of a dialog or a menu while its code is loaded. What is typed is meant for it: it neither changes the form
 * behind nor runs a shortcut.
 */
export function DialogFallback() {
  useEffect(ignoreTyping, []);
  return <LoadingOverlay message={say('Loading')} />;
}

function ignoreTyping(): () => void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const ignoreKey = (event: KeyboardEvent) => {
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key);
    if (!isOfBrowser) ignore(event);
  };
  document.addEventListener('keydown', ignoreKey, { capture: true });
  // Also pasted text, and letters with AltGr.
  document.addEventListener('beforeinput', ignore, { capture: true });
  // What an input method composes cannot be prevented.
  const composed = writableField(document.activeElement);
  if (composed) composed.readOnly = true;
  return () => {
    if (composed) composed.readOnly = false;
    document.removeEventListener('keydown', ignoreKey, { capture: true });
    document.removeEventListener('beforeinput', ignore, { capture: true });
  };
}

function writableField(element: Element | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && !element.readOnly ? element : undefined;
}
