import type { BulkKind } from '@cpd/api/bulk';
import { type BulkAction, type BulkItem, bulkObstacle } from '@cpd/domain/bulk';
import { say } from '@cpd/ui/language';
import type { MarkAction, MarkFailure } from '@cpd/ui/MarkBar';
import { useState } from 'react';
import { MarkedBar, type MarkedBarProps } from '../exports/MarkedBar.tsx';
import { type ManyItem, useManyItems } from './useManyItems.tsx';

export interface MarkedItemsBarProps extends Pick<MarkedBarProps, 'list' | 'marked'> {
  kind: BulkKind;
  /** The marked rows. */
  items: readonly (ManyItem & BulkItem)[];
}

/** The bar of marked courses, events or certificate groups. */
export function MarkedItemsBar({ marked, kind, items, list }: MarkedItemsBarProps) {
  const { change, progress, stop } = useManyItems(kind);
  const [action, setAction] = useState<BulkAction>('enable');
  const [failures, setFailures] = useState<readonly MarkFailure[]>([]);

  async function run(chosen: BulkAction) {
    setAction(chosen);
    const outcome = await change(chosen, items);
    if (outcome === null) return;
    setFailures(outcome.failures);
    marked.onUnmark(outcome.done);
  }

  const actionOf = (chosen: BulkAction, look: Pick<MarkAction, 'label' | 'shortcut' | 'tone'>): MarkAction => ({
    ...look,
    unavailableReason: say(bulkObstacle(chosen, items)),
    onPress: () => void run(chosen),
  });
  return (
    <MarkedBar
      marked={marked}
      list={list}
      actions={[
        actionOf('enable', { label: say('Enable'), shortcut: 'e' }),
        actionOf('delete', { label: say('Delete'), tone: 'critical' }),
      ]}
      progress={
        progress
          ? { ...progress, label: action === 'enable' ? say('Enabling') : say('Deleting'), onStop: stop }
          : undefined
      }
      failures={failures}
    />
  );
}
