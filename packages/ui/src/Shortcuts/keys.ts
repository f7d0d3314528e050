import { normalized } from '@cpd/domain/text';
import { DIALOG } from '../FocusHandover/index.ts';
import { isApple } from '../KeyList/index.ts';

/** A key press, as far as shortcuts look at it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** The character of a shortcut: the typed letter or sign, or, in other scripts than Latin, the letter at the key's place. */
export function characterOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  const typed = normalized(key, 'NFKC').toLowerCase();
  if (/^[!-~]$/.test(typed) || [...key].length > 1) return typed;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? typed;
}

/** Whether only ⌘ on Apple's keyboards, elsewhere only Ctrl, is held. AltGr counts as Ctrl with Alt on Windows. */
export function isCommand(event: KeyPress): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && !isAltGraph(event);
}

/** Whether only Alt is held. */
export function isAlt(event: KeyPress): boolean {
  return event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !isAltGraph(event);
}

/** Whether no modifier is held. Shift is ignored, because it types the sign. */
export function isUnmodified(event: KeyPress): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isAltGraph(event);
}

function isAltGraph(event: KeyPress): boolean {
  return event.getModifierState('AltGraph');
}

export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}

/** The topmost dialog; without one, the page. */
export function topmostPart(): Element | null {
  return [...document.querySelectorAll(DIALOG)].at(-1) ?? document.querySelector('main');
}

/** Whether a request, or a form that is being opened, covers the page: its keys are not meant for what is behind. */
export function isPageBusy(): boolean {
  return isPageCovered() || document.querySelector('[data-opening]') !== null;
}

/** Whether a request covers the page. */
export function isPageCovered(): boolean {
  return document.querySelector('[data-overlay="loading"]') !== null;
}

/** Elements that accept letters: text fields, and widgets with type-ahead. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [aria-haspopup="listbox"], [role="listbox"], [role="option"], ' +
  '[role^="menu"], [role="grid"], [role="treegrid"]';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}
