import { Button } from '@cpd/ui/Button';
import { Skeleton } from '@cpd/ui/Skeleton';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import * as styles from './ReviewScreen.css.ts';
import type { ReviewNotice } from './ReviewState.ts';

/** What stands in place of the post. */
export interface ReviewPlaceholderProps {
  /** Why the post could not be loaded, if that is known by now. */
  notice?: ReviewNotice | undefined;
  /** Runs on 'Try again'. */
  onRetry: () => void;
}

/** Holds the place of the post; it stays when loading fails, with a notice below it (specification, section 8). */
export function ReviewPlaceholder({ notice, onRetry }: ReviewPlaceholderProps) {
  return (
    <div className={styles.article}>
      <div className={styles.placeholder} aria-busy={notice === undefined}>
        <p className={styles.kicker}>Content review</p>
        <VisuallyHidden>
          <h1>Content review</h1>
        </VisuallyHidden>
        <Skeleton width="medium" />
        <Skeleton shape="image" />
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
      <div role="status">
        {notice === undefined ? <VisuallyHidden>Loading</VisuallyHidden> : <Notice notice={notice} onRetry={onRetry} />}
      </div>
    </div>
  );
}

function Notice({ notice, onRetry }: { notice: ReviewNotice; onRetry: () => void }) {
  if (notice.reason === 'unreachable') {
    return (
      <div className={styles.notice}>
        <p className={styles.noticeTitle}>The content could not be loaded.</p>
        <p>Please check your connection, or come back in a few minutes. Your link stays valid.</p>
        <div className={styles.noticeAction}>
          <Button onPress={onRetry}>Try again</Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        {notice.reason === 'refused' ? notice.message : 'A part of the link is missing.'}
      </p>
      <p>
        {notice.reason === 'refused'
          ? 'Please ask the person who sent you the link for a new one.'
          : 'Please open the link again from the message in which you received it.'}
      </p>
    </div>
  );
}
