import type { ReviewDecision, Verdict } from '@cpd/domain/review';
import { ActionBar } from '@cpd/ui/ActionBar';
import { Button } from '@cpd/ui/Button';
import { FileList, type ListedFile } from '@cpd/ui/FileList';
import { Heading } from '@cpd/ui/Heading';
import { Image } from '@cpd/ui/Image';
import { Notice } from '@cpd/ui/Notice';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { useId } from 'react';
import { DecisionReceipt } from './DecisionReceipt.tsx';
import { ReviewPlaceholder } from './ReviewPlaceholder.tsx';
import type { ReviewNotice } from './ReviewState.ts';

export interface ReviewContent {
  readonly title: string;
  readonly description: string | null;
  readonly coverAddress: string | null;
  readonly files: readonly ListedFile[];
}

export interface ReviewScreenProps {
  /** Null while it is loading, and when loading failed. */
  content: ReviewContent | null;
  /** Why the post could not be loaded, shown above the placeholder. */
  notice?: ReviewNotice | undefined;
  /** Null until the post is decided. */
  verdict: Verdict | null;
  pending: ReviewDecision | null;
  /** Whether the last decision was rejected, because the post had been changed. */
  isChanged: boolean;
  onDecide: (decision: ReviewDecision) => void;
  onRetry: () => void;
}

/** Lets a reviewer read a post and approve or reject it once. */
export function ReviewScreen({ content, notice, verdict, pending, isChanged, onDecide, onRetry }: ReviewScreenProps) {
  if (content === null) return <ReviewPlaceholder notice={notice} onRetry={onRetry} />;
  const { title, description, coverAddress, files } = content;
  return (
    <article>
      <Stack gap={24}>
        <header>
          <Text tone="muted" size="small">
            Content review
          </Text>
          <Heading level={1} size="display">
            {title}
          </Heading>
        </header>
        {isChanged && verdict === null && (
          <Notice tone="caution" title="The author changed this post." takesFocus>
            Read it again before you decide.
          </Notice>
        )}
        {coverAddress !== null && <Image size="cover" src={coverAddress} alt="Cover" />}
        {description !== null && <Text keepsLines>{description}</Text>}
        {files.length > 0 && (
          <FileList title={files.length === 1 ? '1 attached file' : `${files.length} attached files`} files={files} />
        )}
        {verdict === null ? <Decision pending={pending} onDecide={onDecide} /> : <DecisionReceipt {...verdict} />}
      </Stack>
    </article>
  );
}

function Decision({ pending, onDecide }: Pick<ReviewScreenProps, 'pending' | 'onDecide'>) {
  const [approval, rejection, both] = [useId(), useId(), useId()];
  return (
    <ActionBar
      aria-label="Your decision"
      hint={
        <>
          <span id={approval}>Approve posts this content in the app at once.</span>{' '}
          <span id={rejection}>Reject keeps it out of the app.</span> <span id={both}>Neither can be taken back.</span>
        </>
      }
    >
      <Button
        size="large"
        aria-describedby={`${rejection} ${both}`}
        onPress={() => onDecide('reject')}
        isPending={pending === 'reject'}
        isDisabled={pending === 'approve'}
      >
        Reject
      </Button>
      <Button
        size="large"
        variant="primary"
        aria-describedby={`${approval} ${both}`}
        onPress={() => onDecide('approve')}
        isPending={pending === 'approve'}
        isDisabled={pending === 'reject'}
      >
        Approve
      </Button>
    </ActionBar>
  );
}
