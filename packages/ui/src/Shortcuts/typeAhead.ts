import { DIALOG } from '../FocusHandover/index.ts';
import { isPageBusy, isTyping, isUnmodified } from './keys.ts';

/** Ends the one that is running: letters are typed once. */
let running: AbortController | undefined;

/**
 * Keeps the letters that are typed while a form or a dialog is on its way, and types them into the field that takes the focus
 * there. They run no shortcuts. A press of the pointer, and a key once nothing is on its way, end it. So does the function that
 * it returns.
 * @param place 'dialog' also takes the letters from a field behind it
 */
export function typeAhead(isOpening: () => boolean, place: 'page' | 'dialog' = 'page'): () => void {
  running?.abort();
  const typing = new AbortController();
  running = typing;
  const isInPlace = (target: EventTarget | null) =>
    isTyping(target) && (place === 'page' || (target instanceof Element && target.closest(DIALOG) !== null));
  let text = '';

  function handleKey(event: KeyboardEvent) {
    if (!isOpening() && !isPageBusy()) return typing.abort();
    if (isInPlace(event.target) || !isUnmodified(event)) return;
    const isCharacter = [...event.key].length === 1 && event.key !== 'Dead';
    if (event.key !== 'Backspace' && !isCharacter) return;
    event.preventDefault();
    // A held key has opened the form.
    if (!event.repeat) text = isCharacter ? text + event.key : text.slice(0, -1);
  }

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || !isInPlace(target)) return;
    typing.abort();
    if (text === '') return;
    // Not through `value`: React would not see that it has changed.
    target.setRangeText(text, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }

  const options = { capture: true, signal: typing.signal };
  document.addEventListener('keydown', handleKey, options);
  document.addEventListener('focusin', handleFocus, options);
  document.addEventListener('pointerdown', () => typing.abort(), options);
  return () => typing.abort();
}
