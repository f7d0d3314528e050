import { useRef } from 'react';
import { focusInView } from '../FocusInView/index.ts';
import { submitForm } from '../Form/index.ts';
import { useIsLeaving } from '../Host/index.ts';
import { characterOf, isCommand, isDialogOpen, isPageCovered, isTyping, isUnmodified, topmostPart } from './keys.ts';
import { rowShortcut } from './rowShortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';
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

/** The keys that move to another row. */
const MOVING_KEYS = ['j', 'k'];

/** Time limit between `g` and the letter, in milliseconds. */
const GO_TIMEOUT_MS = 1000;

/** Listens to the shortcuts. */
export function useShortcuts(targets: ShortcutTargets): void {
  /** When `g` was pressed, if that was the last key. */
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isLeaving = useIsLeaving();
  useDocumentKey((event) => {
    const character = characterOf(event);
    const isAfterGo = event.timeStamp - goPressedAt.current < GO_TIMEOUT_MS;
    goPressedAt.current =
      isPlain(event) && character === GO && (event.repeat || !isAfterGo) ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const action = isAfterGo && isPlain(event) ? targets.onGo[character] : actionOf(event, targets);
    if (action === undefined) return;
    event.preventDefault();
    // A held key only moves.
    if (!event.repeat || MOVING_KEYS.includes(character)) action();
  }, handleKeyMeanwhile);

  /** The palette is not about what is being opened. The browser would save the page, or search. */
  function handleKeyMeanwhile(event: KeyboardEvent) {
    const character = characterOf(event);
    if (!isCommand(event) || !['s', 'k'].includes(character)) return;
    event.preventDefault();
    if (character === 'k' && !event.repeat && !isLeaving() && !isPageCovered() && !isDialogOpen()) targets.onPalette();
  }
}

function actionOf(event: KeyboardEvent, targets: ShortcutTargets): (() => void) | undefined {
  const { onPalette, onKeys, onUnavailable } = targets;
  const character = characterOf(event);
  if (isCommand(event)) {
    if (character === 's') return submitTopmostForm;
    return character === 'k' && !isDialogOpen() ? onPalette : undefined;
  }
  if (!isPlain(event)) return undefined;
  if (character === '?') return onKeys;
  if (character !== '/') return rowShortcut({ key: character, isShift: event.shiftKey }, onUnavailable);
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (search === null) return undefined;
  return () => {
    focusInView(search);
    search.select();
  };
}

/** Whether a key press is a shortcut of one character: not in a field or a dialog, and without modifiers. */
function isPlain(event: KeyboardEvent): boolean {
  return areSingleKeysOn() && isUnmodified(event) && !isTyping(event.target) && !isDialogOpen();
}

/** Submits the form of the topmost dialog, or of the page. */
function submitTopmostForm(): void {
  const forms = [...(topmostPart()?.querySelectorAll('form') ?? [])];
  submitForm(forms.find((form) => form.querySelector('button[type="submit"]') !== null));
}
