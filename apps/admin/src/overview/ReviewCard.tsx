import { Button } from '@cpd/ui/Button';
import { ExternalIcon } from '@cpd/ui/Icon';
import { ListCard, type ListCardProps, ListCardRow } from '@cpd/ui/ListCard';
import { recognisableTitle, rowName, say } from '@cpd/ui/language';
import { postListTexts } from '../feed/postTexts.ts';
import { useOpenReview } from '../feed/useOpenReview.ts';
import { FEED_PATH } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';
import type { Overview } from './useOverview.ts';

export interface ReviewCardProps extends Pick<ListCardProps, 'onRetry'> {
  query: Overview['posts'];
}

/** The posts that wait for a decision. A press anywhere on a row opens its review page. */
export function ReviewCard({ query, onRetry }: ReviewCardProps) {
  const openReview = useOpenReview();
  return (
    <ListCard
      title={say('Waiting for review')}
      texts={postListTexts}
      total={query.data?.total}
      listHref={`${FEED_PATH}?tab=review`}
      query={query}
      onRetry={onRetry}
      emptyText={say('Nothing to review.')}
    >
      {(query.data?.docs ?? []).map(({ _id, title, cover }) => (
        <ListCardRow
          key={_id}
          picture={<StoredImage of={cover} size="thumbnail" />}
          action={
            <Button
              variant="quiet"
              size="small"
              icon={<ExternalIcon size={12} />}
              aria-label={say('Open Url {name} (opens in a new tab)', { name: rowName(title, _id) })}
              onPress={() => void openReview(_id)}
            >
              {say('Open Url')}
            </Button>
          }
        >
          {recognisableTitle(title, _id)}
        </ListCardRow>
      ))}
    </ListCard>
  );
}
