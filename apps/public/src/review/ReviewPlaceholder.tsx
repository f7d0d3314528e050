import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { RetryButton } from '@cpd/ui/RetryButton';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import type { ReviewNotice } from './ReviewState.ts';

export interface ReviewPlaceholderProps {
  /** Why the post could not be loaded; undefined before a failure. */
  notice?: ReviewNotice | undefined;
  /** Without it, loading again would not help. */
  onRetry?: () => void;
}

/** Skeleton of a post. When loading fails it stays, fainter and still, with a notice above it. */
export function ReviewPlaceholder({ notice, onRetry }: ReviewPlaceholderProps) {
  return (
    <Stack gap={24}>
      <div>
        <Text tone="muted" size="small">
          {say('Content review')}
        </Text>
        <VisuallyHidden>
          <h1>{say('Content review')}</h1>
        </VisuallyHidden>
      </div>
      {notice === undefined ? (
        <div role="status">
          <VisuallyHidden>{say('Loading')}</VisuallyHidden>
        </div>
      ) : (
        <Reason notice={notice} onRetry={onRetry} />
      )}
      <div aria-busy={notice === undefined}>
        <Stack gap={12}>
          <Skeleton width="medium" />
          <Skeleton shape="image" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Stack>
      </div>
    </Stack>
  );
}

function Reason({ notice, onRetry }: { notice: ReviewNotice; onRetry: (() => void) | undefined }) {
  if (notice.reason === 'unreachable') {
    return (
      <Notice
        tone="neutral"
        title={say('The content could not be loaded.')}
        actions={onRetry && <RetryButton onPress={onRetry} />}
      >
        {say('Check your connection, or come back in a few minutes. Your link stays valid.')}
      </Notice>
    );
  }
  if (notice.reason === 'rejected') {
    return (
      <Notice tone="neutral" title={notice.message}>
        {say('Ask the person who sent the link for a new one.')}
      </Notice>
    );
  }
  if (notice.reason === 'gone') return <Notice tone="neutral">{notice.message}</Notice>;
  return (
    <Notice tone="neutral" title={say('A part of the link is missing.')}>
      {say('Open the link again from the message in which you received it.')}
    </Notice>
  );
}
