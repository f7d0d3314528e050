import { isPageBusy, isTyping, isUnmodified } from './keys.ts';

/**
 * Keeps the letters that are typed while a form is on its way, and types them into the field that takes the focus next. They
 * run no shortcuts. A press of the pointer, and a key once nothing is on its way, end it.
 */
export function typeAhead(isOpening: () => boolean): void {
  const typing = new AbortController();
  let text = '';

  function handleKey(event: KeyboardEvent) {
    if (!isOpening() && !isPageBusy()) return typing.abort();
    if (isTyping(event.target) || !isUnmodified(event)) return;
    const isCharacter = [...event.key].length === 1 && event.key !== 'Dead';
    if (event.key !== 'Backspace' && !isCharacter) return;
    event.preventDefault();
    // A held key has opened the form.
    if (!event.repeat) text = isCharacter ? text + event.key : text.slice(0, -1);
  }

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || !isTyping(target)) return;
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
}
