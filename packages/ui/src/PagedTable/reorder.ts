/** Takes the item at one index, from 0, to another; an index outside the list changes nothing. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list.slice(from, from + 1);
  if (item.length === 0 || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

/** Tells which index a lifted row has under the pointer, given the middles of all rows from top to bottom. */
export function indexUnder(pointer: number, index: number, middles: readonly number[]): number {
  const above = middles[index - 1];
  if (above !== undefined && pointer < above) return indexUnder(pointer, index - 1, middles);
  const below = middles[index + 1];
  if (below !== undefined && pointer > below) return indexUnder(pointer, index + 1, middles);
  return index;
}

/** What assistive technology hears while a row is moved. */
export const announcements = {
  lifted: (name: string, position: string) =>
    `${name} lifted, ${position}. The arrow keys move it, Space puts it down, Escape puts it back.`,
  moved: (name: string, position: string) => `${name}, ${position}.`,
  dropped: (name: string, position: string) => `${name} put down, ${position}.`,
  cancelled: (name: string) => `${name} put back.`,
};

/** Says a place in words: 'position 2 of 5'. */
export function positionLabel(index: number, count: number): string {
  return `position ${index + 1} of ${count}`;
}
