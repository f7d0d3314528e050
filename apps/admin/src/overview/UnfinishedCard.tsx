import { Button } from '@cpd/ui/Button';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
import { RowTitle } from '@cpd/ui/RowTitle';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
import * as styles from './OverviewPage.css.ts';
import { missingText } from './overviewTexts.ts';
import { isReady, type UnfinishedList } from './useUnfinished.ts';

const MAX_ROWS = 5;

export interface UnfinishedCardProps extends Pick<OverviewCardProps, 'title' | 'query' | 'onRetry'> {
  /** The noun for a row: 'course'. */
  noun: string;
  list: UnfinishedList;
  /** Whether the service has no items of this kind, enabled or not. */
  hasNone: boolean;
  /** The path of the full list. */
  href: string;
}

/** Items that are not enabled, with Enable or a link to what is missing. */
export function UnfinishedCard({ noun, list, hasNone, href, ...card }: UnfinishedCardProps) {
  return (
    <OverviewCard
      {...card}
      pluralNoun={`${noun}s`}
      total={list.total}
      allLink={<Link href={href}>{`All ${noun}s not enabled`}</Link>}
      emptyText={hasNone ? `No ${noun}s yet.` : `Every ${noun} is enabled.`}
    >
      {(list.rows ?? []).slice(0, MAX_ROWS).map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle
              href={row.href}
              aria-label={row.rowName}
              detail={row.detail}
              picture={<Image size="thumbnail" src={row.picture} alt="" fallback="" />}
            >
              {row.name}
            </RowTitle>
          </div>
          {isReady(row) ? (
            <Button size="small" tone="accent" aria-label={`Enable ${row.rowName}`} onPress={() => list.onEnable(row)}>
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
