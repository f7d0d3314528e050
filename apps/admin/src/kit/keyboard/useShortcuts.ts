import { focusInView } from '@cpd/ui/FocusInView';
import type { KeyListEntry } from '@cpd/ui/KeyList';
import { useRef } from 'react';
import { rowShortcut } from './rowShortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';
import type { CommandKey } from './useCommandKey.ts';
import { useDocumentKey } from './useDocumentKey.ts';

export interface ShortcutTargets {
  readonly onPalette: () => void;
  readonly onKeys: () => void;
  /** The action of each letter after `g`. */
  readonly onGo: Readonly<Record<string, () => void>>;
  /** Receives the reason if a key has no effect on the current row. */
  readonly onUnavailable: (reason: string) => void;
}

/** The first key of the shortcut to a screen. */
const GO = 'g';

/** Time limit between `g` and the letter, in milliseconds. */
const GO_TIMEOUT_MS = 1000;

/** The shortcuts of every screen, in the order of the help dialog. */
export function shortcutsWith(command: CommandKey, hasSingleKeys = true): readonly KeyListEntry[] {
  return hasSingleKeys ? [...singleKeys, ...combinations(command), showKeys] : combinations(command);
}

const singleKeys: readonly KeyListEntry[] = [
  { keys: ['/'], effect: 'Go to the search box' },
  { keys: ['J'], effect: 'Go to the next row' },
  { keys: ['K'], effect: 'Go to the previous row' },
  { keys: ['↵'], effect: 'Open the row' },
  { keys: ['E'], effect: 'Enable the row' },
  { keys: ['C'], effect: 'Copy the ID of the row' },
  { keys: ['N'], effect: 'Create a new item' },
];

const showKeys: KeyListEntry = { keys: ['?'], effect: 'Show these keys' };

function combinations(command: CommandKey): readonly KeyListEntry[] {
  return [
    { keys: [command, 'S'], effect: 'Save the form' },
    { keys: [command, 'K'], effect: 'Search or jump to anything' },
    { keys: ['Alt', '↓'], effect: 'Open the next item of the list' },
    { keys: ['Alt', '↑'], effect: 'Open the previous item of the list' },
  ];
}

/** Listens to the shortcuts. Accepts ⌘ and Ctrl on every system. */
export function useShortcuts(targets: ShortcutTargets): void {
  /** When `g` was pressed, if that was the last key. */
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  useDocumentKey((event) => {
    const isAfterGo = event.timeStamp - goPressedAt.current < GO_TIMEOUT_MS;
    goPressedAt.current = isPlain(event) && event.key === GO && !isAfterGo ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const action = isAfterGo && isPlain(event) ? targets.onGo[event.key] : actionOf(event, targets);
    if (action === undefined || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    action();
  });
}

function actionOf(event: KeyboardEvent, targets: ShortcutTargets): (() => void) | undefined {
  const { onPalette, onKeys, onUnavailable } = targets;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 's') return save;
    return key === 'k' && !isDialogOpen() ? onPalette : undefined;
  }
  if (!isPlain(event)) return undefined;
  if (key === '?') return onKeys;
  if (key !== '/') return rowShortcut(key, onUnavailable);
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (search === null) return undefined;
  return () => {
    focusInView(search);
    search.select();
  };
}

/** Whether a key press is a shortcut of one character: not in a field or a dialog, and without modifiers. */
function isPlain(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  const hasModifier = ctrlKey || metaKey || altKey || event.getModifierState('AltGraph');
  return areSingleKeysOn() && !hasModifier && !isTyping(target) && !isDialogOpen();
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Presses the submit button of the topmost dialog, or of the page. */
function save(): void {
  const dialogs = document.querySelectorAll(DIALOG);
  const place = dialogs.item(dialogs.length - 1) ?? document.querySelector('main');
  place?.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
}

export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}

/** Elements that accept letters: text fields, and widgets with type-ahead. */
const TYPING =
  'input:not([type="radio"]), textarea, select, [aria-haspopup="listbox"], [role="listbox"], [role="option"], ' +
  '[role^="menu"], [role="grid"], [role="treegrid"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}
