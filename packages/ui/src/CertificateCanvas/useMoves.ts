import { clampToImage } from '@cpd/domain/certificate';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DIALOG } from '../FocusHandover/index.ts';

/** Moves within this time of each other are undone together: those of a drag or a hold, and quick presses. */
const UNDO_GROUP_MS = 700;

/** What undoes its own changes, or covers the editor. */
const OWN_UNDO = `input, textarea, ${DIALOG}`;

export interface MovesOptions {
  /** The element whose keys undo moves, even from a field. */
  editor: RefObject<HTMLElement | null>;
  imageHeight: number;
  position: number;
  onPositionChange: (position: number) => void;
  /** Receives the position that an undo has restored. */
  onUndone: (position: number) => void;
  isDisabled: boolean;
}

/** Moves the name within the image, and undoes moves, also by Ctrl+Z. */
export function useMoves({ editor, imageHeight, position, onPositionChange, onUndone, isDisabled }: MovesOptions) {
  // Two steps of a hold can happen before the next render, and both count.
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  });
  // The positions before each group of moves, oldest first.
  const [history, setHistory] = useState<readonly number[]>([]);
  const lastMoveAt = useRef(Number.NEGATIVE_INFINITY);

  function setPosition(next: number) {
    latest.current = next;
    onPositionChange(next);
  }

  function moveTo(next: number) {
    const inside = clampToImage(next, imageHeight);
    if (inside === latest.current) return;
    const now = Date.now();
    const before = latest.current;
    if (now - lastMoveAt.current > UNDO_GROUP_MS) setHistory((earlier) => [...earlier, before]);
    lastMoveAt.current = now;
    setPosition(inside);
  }

  function undo() {
    const before = history.at(-1);
    if (before === undefined) return;
    setHistory(history.slice(0, -1));
    lastMoveAt.current = Number.NEGATIVE_INFINITY;
    setPosition(before);
    onUndone(before);
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && isLetterZ(event);
    if (!isUndo || isDisabled || !(event.target instanceof Element)) return;
    const isInEditor = editor.current?.contains(event.target) ?? false;
    // Without a move to undo, the browser undoes the last typing.
    if (!isInEditor && (history.length === 0 || event.target.closest(OWN_UNDO) !== null)) return;
    // The browser would undo typing in the number field, whose value follows the position.
    event.preventDefault();
    undo();
  });
  // On the document, because the focus may be on a sample or nowhere. React Aria's fields stop the propagation of their keys.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return { latest, moveTo, undo, canUndo: history.length > 0 };
}

/** Other scripts than Latin have the letter's place only. */
function isLetterZ({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
