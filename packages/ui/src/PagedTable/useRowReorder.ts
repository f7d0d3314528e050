import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect } from 'react';
import { indexUnder, movedTo } from './reorder.ts';
import type { LiftOptions } from './useLift.ts';
import { useLift } from './useLift.ts';

/** How rows are told apart, where they are, and what happens when one is put down. */
export interface RowReorderOptions<Row> extends LiftOptions<Row> {
  /** The body of the table, for the places of the rows on the screen. */
  body: RefObject<HTMLTableSectionElement | null>;
}

/** Moves rows by dragging their grip, or by Space, arrows and Space on it; Escape puts the row back. */
export function useRowReorder<Row>({ body, ...options }: RowReorderOptions<Row>) {
  const { rows } = options;
  const { lift, latest, start, moveTo, end } = useLift(options);
  const liftedRow = lift === undefined ? undefined : rows[lift.from];
  const shown = lift === undefined ? rows : movedTo(rows, lift.from, lift.to);

  useDragging(lift?.by === 'pointer', {
    onDrag: (pointer) => moveTo(indexUnder(pointer, latest()?.to ?? 0, middlesOf(body.current))),
    onEnd: end,
  });

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const isLifted = lift?.by === 'keyboard';
    const toggles = event.key === ' ' || event.key === 'Enter';
    if (!toggles && !(isLifted && ['ArrowUp', 'ArrowDown', 'Escape', 'Tab'].includes(event.key))) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (toggles) isLifted ? end(true) : start(index, 'keyboard');
    else if (event.key === 'ArrowUp') moveTo((lift?.to ?? index) - 1);
    else if (event.key === 'ArrowDown') moveTo((lift?.to ?? index) + 1);
    else end(false);
  }
  function handlePointerDown(event: PointerEvent<HTMLElement>, index: number) {
    if (event.button !== 0) return;
    // Text must not be marked while dragging; the focus, which this takes away too, belongs on the grip.
    event.preventDefault();
    event.currentTarget.focus();
    start(index, 'pointer');
  }

  return { shown, liftedRow, handleKeyDown, handlePointerDown };
}

interface DragHandlers {
  onDrag: (pointer: number) => void;
  onEnd: (isKept: boolean) => void;
}

// On the window, because a row that moves in the document would lose its captured pointer.
function useDragging(isDragging: boolean, { onDrag, onEnd }: DragHandlers): void {
  useEffect(() => {
    if (!isDragging) return;
    const handlers = {
      pointermove: (event: globalThis.PointerEvent) => onDrag(event.clientY),
      pointerup: () => onEnd(true),
      pointercancel: () => onEnd(false),
    };
    const handleEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onEnd(false);
    const entries = Object.entries(handlers) as [keyof typeof handlers, (event: globalThis.PointerEvent) => void][];
    for (const [name, handle] of entries) window.addEventListener(name, handle);
    window.addEventListener('keydown', handleEscape);
    return () => {
      for (const [name, handle] of entries) window.removeEventListener(name, handle);
      window.removeEventListener('keydown', handleEscape);
    };
  });
}

function middlesOf(body: HTMLTableSectionElement | null): number[] {
  return [...(body?.rows ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}
