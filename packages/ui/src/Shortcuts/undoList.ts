import { DIALOG } from '../FocusHandover/index.ts';
import { characterOf, isCommand, isPageBusy } from './keys.ts';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A change that Ctrl+Z and ⌘Z take back. */
export interface UndoableChange {
  /** Takes back this change only: not what was typed or done later. */
  readonly undo: () => void;
  /** Whether the keys take it back at present, in a text field or outside of one (`null`). */
  readonly worksIn: (field: TextControl | null) => boolean;
}

/** A change in the list. */
export interface ListedChange {
  /** Takes it back and removes it from the list. */
  readonly undo: () => void;
  /** Removes it from the list, because it can no longer be taken back. */
  readonly remove: () => void;
}

interface Entry extends UndoableChange {
  /** The dialogs that were open when it was made, the topmost last. Those that are closed since do not count. */
  readonly dialogs: readonly Element[];
}

/** What the page can take back, oldest first, whatever made it. */
let entries: readonly Entry[] = [];

/** Whether the keys that are held have taken something back. Their repeats are not left to the browser. */
let isTaken = false;

/** Adds a change to the list of what Ctrl+Z takes back, newest first, in the dialog that is open, or on the page. */
export function addUndo(change: UndoableChange): ListedChange {
  const entry = { ...change, dialogs: openDialogs() };
  entries = [...entries, entry];
  // React Aria's fields stop the propagation of their keys.
  document.addEventListener('keydown', handleKey, { capture: true });
  return { undo: () => takeBack(entry), remove: () => remove(entry) };
}

function remove(entry: Entry): void {
  entries = entries.filter((other) => other !== entry);
}

function takeBack(entry: Entry): void {
  if (!entries.includes(entry)) return;
  remove(entry);
  entry.undo();
}

function handleKey(event: Event): void {
  // Chrome's autofill dispatches 'keydown' events without a key.
  if (!(event instanceof KeyboardEvent) || !isCommand(event) || characterOf(event) !== 'z') return;
  const entry = event.repeat || isPageBusy() ? undefined : newestFor(event.target);
  if (!event.repeat) isTaken = entry !== undefined;
  if (isTaken) event.preventDefault();
  if (entry !== undefined) takeBack(entry);
}

function newestFor(target: EventTarget | null): Entry | undefined {
  const dialog = openDialogs().at(-1);
  const field = textControl(target);
  return entries.findLast(({ dialogs, worksIn }) => {
    return dialogs.findLast(({ isConnected }) => isConnected) === dialog && worksIn(field);
  });
}

function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll(DIALOG)];
}

/** Inputs in which nothing is typed. */
const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** The text field that has the focus, if it can be typed into. */
function textControl(target: EventTarget | null): TextControl | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && !target.readOnly && !NOT_TYPED.includes(target.type) ? target : null;
}
