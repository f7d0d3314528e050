import type { BulkKind } from '@cpd/api/bulk';
import type { QueryResult } from '@cpd/api/query';
import { missingToAdd } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { useModal } from '@cpd/ui/DialogQueue';
import { ListCard, type ListCardProps, ListCardRow } from '@cpd/ui/ListCard';
import { say } from '@cpd/ui/language';
import { type ItemResource, useItemActions } from '../bin/useItemActions.tsx';
import { useManyItems } from '../bin/useManyItems.tsx';
import { StoredImage } from '../StoredImage.tsx';
import { isReady, type Unfinished } from './unfinished.ts';

const MAX_ROWS = 5;

export interface UnfinishedCardProps
  extends Pick<ListCardProps, 'title' | 'texts' | 'total' | 'listHref' | 'emptyText' | 'onRetry'> {
  resource: ItemResource;
  kind: BulkKind;
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'reload'>;
  /** The items that are not enabled, or a part of them. */
  rows: readonly Unfinished[] | undefined;
}

/** Items that are not enabled. Those that are ready have Enable; the others lead to what is missing. */
export function UnfinishedCard({ resource, kind, rows = [], ...card }: UnfinishedCardProps) {
  const { onEnable } = useItemActions(resource, { reload: () => void card.query.reload() });
  return (
    <ListCard {...card} action={<EnableAll kind={kind} title={card.title} ready={rows.filter(isReady)} />}>
      {rows.slice(0, MAX_ROWS).map((row) => {
        const detail = isReady(row) ? row.detail : say(missingToAdd(row.missing));
        return (
          <ListCardRow
            key={row.id}
            href={row.href}
            aria-label={isReady(row) ? row.rowName : `${row.rowName}: ${detail}`}
            detail={detail}
            detailLines={2}
            picture={<StoredImage of={row.cover} size="thumbnail" />}
            action={
              isReady(row) && (
                <Button
                  size="small"
                  tone="accent"
                  aria-label={say('Enable {name}', { name: row.rowName })}
                  onPress={() => void onEnable(row.id, row.item, [])}
                >
                  {say('Enable')}
                </Button>
              )
            }
          >
            {row.name}
          </ListCardRow>
        );
      })}
    </ListCard>
  );
}

interface EnableAllProps extends Pick<UnfinishedCardProps, 'kind' | 'title'> {
  ready: readonly Unfinished[];
}

/** Enables all items that are ready, if there are several, and says which have failed. */
function EnableAll({ kind, title, ready }: EnableAllProps) {
  const { change, progress } = useManyItems(kind);
  const { showError } = useModal();
  const n = ready.length;
  if (n < 2 && progress === null) return null;
  async function enableAll() {
    const items = ready.map(({ id, item }) => ({ ...item, id }));
    const failures = (await change('enable', items))?.failures ?? [];
    const lines = failures.map(({ name, reason }) => say('{name}: {reason}', { name, reason }));
    if (lines.length > 0) showError({ message: lines.join('\n') });
  }
  return (
    <Button
      size="small"
      isPending={progress !== null}
      aria-label={say('Enable all {n}: {title}', { n, title })}
      onPress={() => void enableAll()}
    >
      {progress ? say('{done} of {total}', { ...progress }) : say('Enable all {n}', { n })}
    </Button>
  );
}
