import { useImageUrl } from '@cpd/api/uploads';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { Button } from '@cpd/ui/Button';
import { ExternalIcon } from '@cpd/ui/Icon';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
import { RowTitle } from '@cpd/ui/RowTitle';
import { useOpenReview } from '../kit/useOpenReview.ts';
import { FEED_PATH } from '../paths.ts';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
import * as styles from './OverviewPage.css.ts';
import type { Overview } from './useOverview.ts';

export interface ReviewCardProps extends Pick<OverviewCardProps, 'onRetry'> {
  query: Overview['posts'];
}

/** The posts that wait for a decision, each with its review page. */
export function ReviewCard({ query, onRetry }: ReviewCardProps) {
  const imageUrl = useImageUrl();
  const openReview = useOpenReview();
  return (
    <OverviewCard
      title="Waiting for review"
      pluralNoun="posts"
      total={query.data?.total ?? 0}
      allLink={<Link href={`${FEED_PATH}?tab=review`}>All in review</Link>}
      query={query}
      onRetry={onRetry}
      emptyText="Nothing to review."
    >
      {(query.data?.docs ?? []).map(({ _id, title, cover }) => (
        <li key={_id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle picture={<Image size="thumbnail" src={cover && imageUrl(cover._id)} alt="" fallback="" />}>
              {displayTitle(title)}
            </RowTitle>
          </div>
          <Button
            variant="quiet"
            size="small"
            icon={<ExternalIcon size={12} />}
            aria-label={`Open Url ${rowName(title, _id)} (opens in a new tab)`}
            onPress={() => void openReview(_id)}
          >
            Open Url
          </Button>
        </li>
      ))}
    </OverviewCard>
  );
}
