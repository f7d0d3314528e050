import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Makes a row draggable by the grip inside it. A ref callback, so that a row needs no hook. */
export function makeDraggable(grip: HTMLElement | null): (() => void) | undefined {
  const row = grip?.closest('tr');
  if (!grip || !row) return;
  return draggable({
    element: grip,
    onGenerateDragPreview({ nativeSetDragImage, location }) {
      const { left, top } = row.getBoundingClientRect();
      const { clientX, clientY } = location.initial.input;
      nativeSetDragImage?.(row, clientX - left, clientY - top);
    },
    onDragStart: () => row.setAttribute('data-dragging', ''),
    onDrop: () => row.removeAttribute('data-dragging'),
  });
}

/** Moves the rows of a table's body that are dropped on it. Returns the function that stops that. */
export function acceptDrops(body: HTMLTableSectionElement, onMove: (from: number, to: number) => void): () => void {
  return dropTargetForElements({
    element: body,
    canDrop: ({ source }) => body.contains(source.element),
    onDrag: ({ source, location }) => markDrop(body, source.element, location.current.input.clientY),
    onDragLeave: () => clearDropMark(body),
    onDrop({ source, location }) {
      clearDropMark(body);
      const from = rowIndexOf(source.element);
      if (from !== undefined) onMove(from, dropIndex(body, from, location.current.input.clientY));
    },
  });
}

/** The position, from 0, of the row around an element of the table's body. */
export function rowIndexOf(element: Element): number | undefined {
  return element.closest<HTMLTableRowElement>('tbody > tr')?.sectionRowIndex;
}

/** The new position of a row that is dropped at a vertical position in the window. */
function dropIndex(body: HTMLTableSectionElement, from: number, y: number): number {
  const gap = gapAt(body, y);
  return gap > from ? gap - 1 : gap;
}

/** Marks the edge where the row would be dropped; none where it would stay. */
function markDrop(body: HTMLTableSectionElement, grip: Element, y: number): void {
  clearDropMark(body);
  const from = rowIndexOf(grip);
  if (from === undefined || dropIndex(body, from, y) === from) return;
  const gap = gapAt(body, y);
  const isLast = gap === body.rows.length;
  body.rows[isLast ? gap - 1 : gap]?.setAttribute('data-drop', isLast ? 'after' : 'before');
}

function clearDropMark(body: HTMLTableSectionElement): void {
  body.querySelector('[data-drop]')?.removeAttribute('data-drop');
}

/** The number of rows whose middle is above a vertical position in the window. */
function gapAt(body: HTMLTableSectionElement, y: number): number {
  const above = [...body.rows].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  });
  return above.length;
}
