import { useClient } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { type Post, type ReviewLink, review } from '@cpd/api/review';
import { fileAddress, imageAddress } from '@cpd/api/uploads';
import { hasContent, type ReviewDecision, type ReviewQueue, verdictOf } from '@cpd/domain/review';
import { isBlankText } from '@cpd/domain/text';
import { ActionBar } from '@cpd/ui/ActionBar';
import { Button } from '@cpd/ui/Button';
import { DateTime } from '@cpd/ui/DateTime';
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
import { NextPost } from './NextPost.tsx';
import { ReviewPlaceholder } from './ReviewPlaceholder.tsx';
import { noticeOf } from './ReviewState.ts';
import { takeQueue } from './reviewQueue.ts';
import { useHeldDecision } from './useHeldDecision.ts';

/** Lets a reviewer read the post of a link, and approve or reject it once. Opening the link does not decide anything. */
export function ReviewPage({ id }: { id: string }) {
  const token = new URLSearchParams(window.location.search).get('token');
  const [queue] = useState(takeQueue);
  return (
    <Frame>
      {!token ? (
        <ReviewPlaceholder notice={{ reason: 'incomplete' }} />
      ) : (
        <CacheProvider>
          <Review link={{ id, token }} queue={queue} />
        </CacheProvider>
      )}
    </Frame>
  );
}

interface ReviewProps {
  link: ReviewLink;
  /** What follows, for an administrator who came from the feed; null for everybody else. */
  queue: ReviewQueue | null;
}

function Review({ link, queue }: ReviewProps) {
  const { data: post, etag, error, reload } = review.post.useQuery(link);
  const actions = { approve: review.approve.useMutation(), reject: review.reject.useMutation() };
  const [decided, setDecided] = useState<ReviewDecision | null>(null);
  const [isChanged, setIsChanged] = useState(false);

  async function send(decision: ReviewDecision): Promise<boolean> {
    setIsChanged(false);
    const outcome = await actions[decision].run(link, etag);
    if (outcome.isDone) setDecided(decision);
    else setIsChanged(outcome.error.isChangedElsewhere);
    return outcome.isDone;
  }
  const { held, takenBack, hold, takeBack, sendNow } = useHeldDecision(send);

  if (!post) return <ReviewPlaceholder notice={error && noticeOf(error)} onRetry={reload} />;
  if (!hasContent(post)) return <ReviewPlaceholder notice={{ reason: 'unreachable' }} onRetry={reload} />;
  const pending = actions.approve.isRunning ? 'approve' : actions.reject.isRunning ? 'reject' : null;
  const verdict = pending === null ? verdictOf(post.status, decided) : null;
  const unconfirmed = queue && (held ?? pending);
  const receipt = unconfirmed ? { decision: unconfirmed, isOwn: true } : verdict;
  return (
    <PostArticle post={post} isChanged={isChanged && receipt === null}>
      {receipt === null ? (
        <Decision
          pending={pending}
          isHeld={queue !== null}
          takenBack={takenBack}
          onDecide={(decision) => (queue ? hold(decision) : void send(decision))}
        />
      ) : (
        <DecisionReceipt
          {...receipt}
          next={queue && <NextPost queue={queue} isPending={pending !== null} sendNow={sendNow} />}
          onTakeBack={held === null ? undefined : takeBack}
        />
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
  const { title, description, cover, author, createdAt } = post;
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
          <Origin author={author} createdAt={createdAt} />
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

/** Who wrote the post, and when, as far as the server sends it. */
function Origin({ author, createdAt }: Pick<Post, 'author' | 'createdAt'>) {
  if (author === null && createdAt === null) return null;
  return (
    <Text tone="muted" size="small">
      {author !== null && <bdi>{author}</bdi>}
      {author !== null && createdAt !== null && ' · '}
      {createdAt !== null && <DateTime at={createdAt} />}
    </Text>
  );
}

interface DecisionProps {
  pending: ReviewDecision | null;
  /** Whether the decision can be taken back before it is sent. */
  isHeld: boolean;
  /** The decision that was taken back. Its button gets the focus. */
  takenBack: ReviewDecision | null;
  onDecide: (decision: ReviewDecision) => void;
}

function Decision({ pending, isHeld, takenBack, onDecide }: DecisionProps) {
  const [approval, rejection, both] = [useId(), useId(), useId()];
  const parts = {
    approval: (words: ReactNode) => <span id={approval}>{words}</span>,
    rejection: (words: ReactNode) => <span id={rejection}>{words}</span>,
    both: (words: ReactNode) => <span id={both}>{words}</span>,
  };
  return (
    <ActionBar
      aria-label={say('Your decision')}
      hint={
        isHeld
          ? say(
              '<approval>Approve posts this content in the app.</approval> <rejection>Reject keeps it out of the app.</rejection> <both>Both can be taken back for 5 seconds.</both>',
              parts,
            )
          : say(
              '<approval>Approve posts this content in the app at once.</approval> <rejection>Reject keeps it out of the app.</rejection> <both>Neither can be taken back.</both>',
              parts,
            )
      }
    >
      <Button
        size="large"
        autoFocus={takenBack === 'reject'}
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
        autoFocus={takenBack === 'approve'}
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
