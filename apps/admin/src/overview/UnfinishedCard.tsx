import type { QueryResult } from '@cpd/api/query';
import { capitalised } from '@cpd/domain/text';
import { Button } from '@cpd/ui/Button';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
import { RowTitle } from '@cpd/ui/RowTitle';
import { type ItemResource, useItemActions } from '../kit/useItemActions.tsx';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
import * as styles from './OverviewPage.css.ts';
import { missingText } from './overviewTexts.ts';
import { isReady, type Unfinished } from './unfinished.ts';

const MAX_ROWS = 5;

export interface UnfinishedCardProps extends Pick<OverviewCardProps, 'onRetry'> {
  /** The noun for a row: 'course'. */
  noun: string;
  resource: ItemResource;
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'reload'>;
  rows: readonly Unfinished[] | undefined;
  /** The number of items that are not enabled, of which the rows can be a part. */
  total: number;
  /** Whether the service has no items of this kind, enabled or not. */
  hasNone: boolean;
  /** The path of the full list. */
  href: string;
}

/** Items that are not enabled, with Enable or a link to what is missing. */
export function UnfinishedCard({
  noun,
  resource,
  query,
  rows = [],
  total,
  hasNone,
  href,
  onRetry,
}: UnfinishedCardProps) {
  const { onEnable } = useItemActions(resource, { reload: () => void query.reload() });
  return (
    <OverviewCard
      title={`${capitalised(noun)}s to finish`}
      query={query}
      onRetry={onRetry}
      pluralNoun={`${noun}s`}
      total={total}
      allLink={<Link href={href}>{`All ${noun}s not enabled`}</Link>}
      emptyText={hasNone ? `No ${noun}s yet.` : `Every ${noun} is enabled.`}
    >
      {rows.slice(0, MAX_ROWS).map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle
              href={row.href}
              aria-label={row.rowName}
              detail={row.detail}
              picture={<Image size="thumbnail" src={row.picture} alt="" fallback="" />}
            >
              {row.item.name}
            </RowTitle>
          </div>
          {isReady(row) ? (
            <Button
              size="small"
              tone="accent"
              aria-label={`Enable ${row.rowName}`}
              onPress={() => void onEnable(row.id, row.item, [])}
            >
              Enable
            </Button>
          ) : (
            <Link href={row.fixHref} aria-label={`${missingText(row.missing)}: ${row.rowName}`}>
              {missingText(row.missing)}
            </Link>
          )}
        </li>
      ))}
    </OverviewCard>
  );
}
