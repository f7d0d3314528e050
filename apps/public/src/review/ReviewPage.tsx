import { useClient } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { type Post, type ReviewLink, review } from '@cpd/api/review';
import { fileAddress, imageAddress } from '@cpd/api/uploads';
import { displayTitle } from '@cpd/domain/draft';
import { hasContent, type ReviewDecision, verdictOf } from '@cpd/domain/review';
import { isBlankText } from '@cpd/domain/text';
import { useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { type ReviewContent, ReviewScreen } from './ReviewScreen.tsx';
import { noticeOf } from './ReviewState.ts';

/** The page while the post is loading, or when it cannot be shown. */
const withoutPost = {
  content: null,
  verdict: null,
  pending: null,
  isChanged: false,
  onDecide: () => undefined,
  onRetry: () => undefined,
};

/** Shows the post of a review link. Opening the link does not decide anything. */
export function ReviewPage({ id }: { id: string }) {
  const token = new URLSearchParams(window.location.search).get('token');
  return (
    <Frame>
      {!token ? (
        <ReviewScreen {...withoutPost} notice={{ reason: 'incomplete' }} />
      ) : (
        <CacheProvider>
          <Review link={{ id, token }} />
        </CacheProvider>
      )}
    </Frame>
  );
}

function Review({ link }: { link: ReviewLink }) {
  const content = useReviewContent();
  const { data: post, etag, error, reload } = review.post.useQuery(link);
  const actions = { approve: review.approve.useMutation(), reject: review.reject.useMutation() };
  const [decided, setDecided] = useState<ReviewDecision | null>(null);
  const [isChanged, setIsChanged] = useState(false);

  async function handleDecide(decision: ReviewDecision) {
    setIsChanged(false);
    const outcome = await actions[decision].run(link, etag);
    if (outcome.isDone) setDecided(decision);
    else setIsChanged(outcome.error.isChangedElsewhere);
  }

  const pending = actions.approve.isRunning ? 'approve' : actions.reject.isRunning ? 'reject' : null;
  if (!post) return <ReviewScreen {...withoutPost} notice={error && noticeOf(error)} onRetry={reload} />;
  if (!hasContent(post)) return <ReviewScreen {...withoutPost} notice={{ reason: 'unreachable' }} onRetry={reload} />;
  return (
    <ReviewScreen
      content={content(post)}
      verdict={pending === null ? verdictOf(post.status, decided) : null}
      pending={pending}
      isChanged={isChanged}
      onDecide={handleDecide}
      onRetry={reload}
    />
  );
}

/** Maps a post to what its reviewer reads. */
function useReviewContent(): (post: Post) => ReviewContent {
  const client = useClient();
  return ({ title, description, cover, files }) => ({
    title: displayTitle(title),
    description,
    coverAddress: cover && imageAddress(client, cover._id),
    files: (files ?? []).map(({ _id, originalname, size }) => ({
      id: _id,
      name: originalname && !isBlankText(originalname) ? originalname : 'Untitled.pdf',
      size: size ?? undefined,
      address: fileAddress(client, _id),
    })),
  });
}
