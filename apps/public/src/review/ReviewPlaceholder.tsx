import { Card } from '@cpd/ui/Card';
import { EmptyState, type EmptyStateProps } from '@cpd/ui/EmptyState';
import { say } from '@cpd/ui/language';
import { RetryButton } from '@cpd/ui/RetryButton';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import { ContactUs } from '../shell/ContactUs.tsx';
import type { ReviewNotice } from './ReviewState.ts';

export interface ReviewPlaceholderProps {
  /** Why the post could not be loaded; undefined before a failure. */
  notice?: ReviewNotice | undefined;
  /** Without it, loading again would not help. */
  onRetry?: () => void;
}

/**
 * Skeleton of a post. When loading fails its lines stay, dashed and still as those of a document that cannot be shown,
 * on a sheet below what happened and what to do next.
 */
export function ReviewPlaceholder({ notice, onRetry }: ReviewPlaceholderProps) {
  const isLoading = notice === undefined;
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
      {/* One element, whose change is announced. */}
      <div role="status">
        {isLoading ? (
          <VisuallyHidden>{say('Loading')}</VisuallyHidden>
        ) : (
          <Card>
            <EmptyState {...reasonOf(notice, onRetry)} />
            <Lines isLoading={false} />
          </Card>
        )}
      </div>
      {isLoading && <Lines isLoading />}
    </Stack>
  );
}

function Lines({ isLoading }: { isLoading: boolean }) {
  return (
    <div aria-busy={isLoading}>
      <Stack gap={12}>
        {isLoading && (
          <>
            <Skeleton width="medium" />
            <Skeleton shape="cover" />
          </>
        )}
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </Stack>
    </div>
  );
}

function reasonOf(notice: ReviewNotice, onRetry: (() => void) | undefined): EmptyStateProps {
  switch (notice.reason) {
    case 'unreachable':
      return {
        reason: 'failed',
        title: say('The content could not be loaded.'),
        description: say('Check your connection, or come back in a few minutes. Your link stays valid.'),
        action: onRetry && <RetryButton onPress={onRetry} />,
      };
    case 'rejected':
      return {
        reason: 'gone',
        title: notice.message,
        description: say('Ask the person who sent the link for a new one.'),
        action: <ContactUs />,
      };
    case 'gone':
      return {
        reason: 'gone',
        title: notice.message,
        description: say('The post was deleted. There is nothing left to decide.'),
        action: <ContactUs />,
      };
    case 'incomplete':
      return {
        reason: 'gone',
        title: say('A part of the link is missing.'),
        description: say('Open the link again from the message in which you received it.'),
        action: <ContactUs />,
      };
  }
}
