import { useClient } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { type Post, type ReviewLink, review } from '@cpd/api/review';
import { fileAddress, imageAddress } from '@cpd/api/uploads';
import { hasContent, type ReviewDecision, verdictOf } from '@cpd/domain/review';
import { isBlankText } from '@cpd/domain/text';
import { ActionBar } from '@cpd/ui/ActionBar';
import { Button } from '@cpd/ui/Button';
import { FileList } from '@cpd/ui/FileList';
import { Heading } from '@cpd/ui/Heading';
import { Image } from '@cpd/ui/Image';
import { displayTitle, say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { type ReactNode, useId, useState } from 'react';
import { Frame } from '../shell/Frame.tsx';
import { DecisionReceipt } from './DecisionReceipt.tsx';
import { ReviewPlaceholder } from './ReviewPlaceholder.tsx';
import { noticeOf } from './ReviewState.ts';

/** Lets a reviewer read the post of a link, and approve or reject it once. Opening the link does not decide anything. */
export function ReviewPage({ id }: { id: string }) {
  const token = new URLSearchParams(window.location.search).get('token');
  return (
    <Frame>
      {!token ? (
        <ReviewPlaceholder notice={{ reason: 'incomplete' }} />
      ) : (
        <CacheProvider>
          <Review link={{ id, token }} />
        </CacheProvider>
      )}
    </Frame>
  );
}

function Review({ link }: { link: ReviewLink }) {
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

  if (!post) return <ReviewPlaceholder notice={error && noticeOf(error)} onRetry={reload} />;
  if (!hasContent(post)) return <ReviewPlaceholder notice={{ reason: 'unreachable' }} onRetry={reload} />;
  const pending = actions.approve.isRunning ? 'approve' : actions.reject.isRunning ? 'reject' : null;
  const verdict = pending === null ? verdictOf(post.status, decided) : null;
  return (
    <PostArticle post={post} isChanged={isChanged && verdict === null}>
      {verdict === null ? (
        <Decision pending={pending} onDecide={(decision) => void handleDecide(decision)} />
      ) : (
        <DecisionReceipt {...verdict} />
      )}
    </PostArticle>
  );
}

interface PostArticleProps {
  post: Post;
  /** Whether the last decision was rejected, because the post had been changed. */
  isChanged: boolean;
  /** The decision, or what was decided. */
  children: ReactNode;
}

function PostArticle({ post, isChanged, children }: PostArticleProps) {
  const client = useClient();
  const { title, description, cover } = post;
  const files = (post.files ?? []).map(({ _id, originalname, size }) => ({
    id: _id,
    name: originalname && !isBlankText(originalname) ? originalname : say('Untitled.pdf'),
    size: size ?? undefined,
    address: fileAddress(client, _id),
  }));
  return (
    <article>
      <Stack gap={24}>
        <header>
          <Text tone="muted" size="small">
            {say('Content review')}
          </Text>
          <Heading level={1} size="display">
            {displayTitle(title)}
          </Heading>
        </header>
        {isChanged && (
          <Notice tone="caution" title={say('The author changed this post.')} takesFocus>
            {say('Read it again before you decide.')}
          </Notice>
        )}
        {cover && <Image size="cover" src={imageAddress(client, cover._id)} alt={say('Cover')} />}
        {description !== null && <Text keepsLines>{description}</Text>}
        {files.length > 0 && (
          <FileList
            title={say('{n, plural, one {# attached file} other {# attached files}}', { n: files.length })}
            files={files}
          />
        )}
        {children}
      </Stack>
    </article>
  );
}

interface DecisionProps {
  pending: ReviewDecision | null;
  onDecide: (decision: ReviewDecision) => void;
}

function Decision({ pending, onDecide }: DecisionProps) {
  const [approval, rejection, both] = [useId(), useId(), useId()];
  return (
    <ActionBar
      aria-label={say('Your decision')}
      hint={say(
        '<approval>Approve posts this content in the app at once.</approval> <rejection>Reject keeps it out of the app.</rejection> <both>Neither can be taken back.</both>',
        {
          approval: (words) => <span id={approval}>{words}</span>,
          rejection: (words) => <span id={rejection}>{words}</span>,
          both: (words) => <span id={both}>{words}</span>,
        },
      )}
    >
      <Button
        size="large"
        aria-describedby={`${rejection} ${both}`}
        onPress={() => onDecide('reject')}
        isPending={pending === 'reject'}
        isDisabled={pending === 'approve'}
      >
        {say('Reject')}
      </Button>
      <Button
        size="large"
        variant="primary"
        aria-describedby={`${approval} ${both}`}
        onPress={() => onDecide('approve')}
        isPending={pending === 'approve'}
        isDisabled={pending === 'reject'}
      >
        {say('Approve')}
      </Button>
    </ActionBar>
  );
}
