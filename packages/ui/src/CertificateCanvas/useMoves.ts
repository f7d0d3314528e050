import { clampToImage } from '@cpd/domain/namePlacing';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListedChange, useUndoList } from '../Shortcuts/index.ts';
import { useStableCallback } from '../useStableCallback/index.ts';

/** Moves within this time of each other are undone together: those of a drag or a hold, and quick presses. */
const UNDO_GROUP_MS = 700;

export interface MovesOptions {
  /** The element in whose fields Ctrl+Z undoes moves too: the value of the number field follows the position. */
  editor: RefObject<HTMLElement | null>;
  imageHeight: number;
  position: number;
  onPositionChange: (position: number) => void;
  /** Receives the position that an undo has restored. */
  onUndone: (position: number) => void;
  isDisabled: boolean;
}

/** Moves the name within the image. Each group of moves can be undone, also by Ctrl+Z. */
export function useMoves({ editor, imageHeight, position, onPositionChange, onUndone, isDisabled }: MovesOptions) {
  // Two steps of a hold can happen before the next render, and both count.
  const latest = useRef(position);
  const isFixed = useRef(isDisabled);
  useEffect(() => {
    latest.current = position;
    isFixed.current = isDisabled;
  });
  const addUndo = useUndoList();
  /** The groups of moves, oldest first. */
  const [moves, setMoves] = useState<readonly ListedChange[]>([]);
  const lastMoveAt = useRef(Number.NEGATIVE_INFINITY);

  function setPosition(next: number) {
    latest.current = next;
    onPositionChange(next);
  }

  const moveBack = useStableCallback((before: number) => {
    lastMoveAt.current = Number.NEGATIVE_INFINITY;
    setPosition(before);
    onUndone(before);
  });

  function addMove(before: number) {
    const move = addUndo(
      () => {
        setMoves((all) => all.filter((other) => other !== move));
        moveBack(before);
      },
      (field) => !isFixed.current && (field === null || (editor.current?.contains(field) ?? false)),
    );
    setMoves((earlier) => [...earlier, move]);
  }

  function moveTo(next: number) {
    const inside = clampToImage(next, imageHeight);
    if (inside === latest.current) return;
    const now = Date.now();
    if (now - lastMoveAt.current > UNDO_GROUP_MS) addMove(latest.current);
    lastMoveAt.current = now;
    setPosition(inside);
  }

  return { latest, moveTo, undo: () => moves.at(-1)?.undo(), canUndo: moves.length > 0 };
}
