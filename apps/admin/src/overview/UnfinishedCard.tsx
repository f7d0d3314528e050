import type { QueryResult } from '@cpd/api/query';
import { missingToAdd } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { Image } from '@cpd/ui/Image';
import { say } from '@cpd/ui/language';
import { type ItemResource, useItemActions } from '../bin/useItemActions.tsx';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
import { OverviewRow } from './OverviewRow.tsx';
import { isReady, type Unfinished } from './unfinished.ts';

const MAX_ROWS = 5;

export interface UnfinishedCardProps
  extends Pick<OverviewCardProps, 'title' | 'texts' | 'total' | 'listHref' | 'emptyText' | 'onRetry'> {
  resource: ItemResource;
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'reload'>;
  /** The items that are not enabled, or a part of them. */
  rows: readonly Unfinished[] | undefined;
}

/** Items that are not enabled. Those that are ready have Enable; the others lead to what is missing. */
export function UnfinishedCard({ resource, rows = [], ...card }: UnfinishedCardProps) {
  const { onEnable } = useItemActions(resource, { reload: () => void card.query.reload() });
  return (
    <OverviewCard {...card}>
      {rows.slice(0, MAX_ROWS).map((row) => {
        const detail = isReady(row) ? row.detail : say(missingToAdd(row.missing));
        return (
          <OverviewRow
            key={row.id}
            href={row.href}
            aria-label={isReady(row) ? row.rowName : `${row.rowName}: ${detail}`}
            detail={detail}
            detailLines={2}
            picture={<Image size="thumbnail" src={row.picture} alt="" fallback="" />}
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
          </OverviewRow>
        );
      })}
    </OverviewCard>
  );
}
