import { isApple } from '../KeyList/index.ts';
import { say } from '../language/index.ts';

/**
 * Copies a text; returns whether the browser allows that. It refuses over plain http, and without permission: then the
 * text is selected where it is shown, for the key that `notCopied` names.
 */
export async function copyText(text: string, shownIn: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shownIn) select(shownIn);
    return false;
  }
}

/** Says which key copies the selected text. */
export function notCopied(): string {
  return say('Not copied. Press {keys}.', { keys: isApple() ? '⌘C' : 'Ctrl+C' });
}

/** Selects the text of an element, or the value of a field. */
export function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    // The key copies from the element with the focus.
    element.focus();
    element.select();
  } else {
    getSelection()?.selectAllChildren(element);
  }
}
