import { useHost } from '../Host/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { isApple } from '../KeyList/index.ts';
import { atPage, type LinkState } from '../ListScreen/index.ts';
import { say } from '../language/index.ts';
import { rangeLabel } from '../PagedTable/index.ts';
import { isAlt, isDialogOpen, useDocumentKey } from '../Shortcuts/index.ts';
import { Inline } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ItemPosition, Neighbour } from './itemPosition.ts';

export interface ItemPagerProps {
  position: ItemPosition;
  /** Path and query of the list. */
  listAddress: string;
  pathOf: (id: string) => string;
}

/** The position of an item in the list that it was opened from, with buttons to the items next to it. */
export function ItemPager({
  position: { number, total, isAtLeast, previous, next },
  listAddress,
  pathOf,
}: ItemPagerProps) {
  const host = useHost();
  // Replaces the item in the browser's history, so that 'back' leads to the list.
  const open = ({ id, page }: Neighbour) =>
    void host.navigate(pathOf(id), {
      replace: true,
      state: { cameFrom: atPage(listAddress, page) } satisfies LinkState,
    });

  useDocumentKey((event) => {
    const { key, target } = event;
    if (!isAlt(event) || isDialogOpen() || usesAltArrow(target)) return;
    const neighbour = key === 'ArrowDown' ? next : key === 'ArrowUp' ? previous : undefined;
    if (!neighbour) return;
    event.preventDefault();
    open(neighbour);
  });

  return (
    <Inline gap={4}>
      <IconButton
        size="small"
        icon={<ArrowUpIcon />}
        label={say('Previous item (Alt+↑)')}
        isAtEdge={!previous}
        onPress={() => previous && open(previous)}
      />
      <IconButton
        size="small"
        icon={<ArrowDownIcon />}
        label={say('Next item (Alt+↓)')}
        isAtEdge={!next}
        onPress={() => next && open(next)}
      />
      <Text tone="muted" size="small">
        {rangeLabel(number, 1, total, isAtLeast)}
      </Text>
    </Inline>
  );
}

/** Alt with an arrow key opens a select, moves a table row, or moves the cursor in a text. */
function usesAltArrow(target: EventTarget | null): boolean {
  const fields = `${isApple() ? 'input' : 'select'}, select, textarea, table, [aria-haspopup], [role="listbox"]`;
  return target instanceof Element && target.closest(fields) !== null;
}
