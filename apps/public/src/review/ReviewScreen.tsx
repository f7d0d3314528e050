import type { ReviewDecision } from '@cpd/domain/review';
import { Button } from '@cpd/ui/Button';
import { DecisionReceipt } from './DecisionReceipt.tsx';
import { FileList, type ReviewFile } from './FileList.tsx';
import { ReviewPlaceholder } from './ReviewPlaceholder.tsx';
import * as styles from './ReviewScreen.css.ts';
import type { ReviewNotice, Verdict } from './ReviewState.ts';

/** What a reviewer reads. */
export interface ReviewContent {
  /** The post's title. */
  readonly title: string;
  /** The post's text; null where it has none. */
  readonly description: string | null;
  /** Where the cover image is; null where there is none. */
  readonly coverAddress: string | null;
  /** The attached PDF files. */
  readonly files: readonly ReviewFile[];
}

/** What the review page shows and reports. */
export interface ReviewScreenProps {
  /** The post; null while, or because, it has not been loaded. */
  content: ReviewContent | null;
  /** Why the post could not be loaded; it stands below the placeholder. */
  notice?: ReviewNotice | undefined;
  /** The decision about the post; null while it is awaited. */
  verdict: Verdict | null;
  /** The decision on its way to the server. */
  pending: ReviewDecision | null;
  /** Runs on 'Approve' and on 'Reject'. */
  onDecide: (decision: ReviewDecision) => void;
  /** Runs on 'Try again' after a load that failed on the way. */
  onRetry: () => void;
}

/** Lets a reviewer read a post and decide on it once (specification, section 2). */
export function ReviewScreen({ content, notice, verdict, pending, onDecide, onRetry }: ReviewScreenProps) {
  if (content === null) return <ReviewPlaceholder notice={notice} onRetry={onRetry} />;
  return (
    <article className={styles.article}>
      <header>
        <p className={styles.kicker}>Content review</p>
        <h1 className={styles.title}>{content.title}</h1>
      </header>
      {content.coverAddress !== null && <img className={styles.cover} src={content.coverAddress} alt="Cover" />}
      {content.description !== null && <p className={styles.description}>{content.description}</p>}
      <FileList files={content.files} />
      {verdict === null ? <Decision pending={pending} onDecide={onDecide} /> : <DecisionReceipt {...verdict} />}
    </article>
  );
}

function Decision({ pending, onDecide }: Pick<ReviewScreenProps, 'pending' | 'onDecide'>) {
  return (
    <section className={styles.decision} aria-label="Your decision">
      <p className={styles.decisionHint}>A decision is final and is sent at once.</p>
      <div className={styles.decisionButtons}>
        <Button
          size="large"
          onPress={() => onDecide('reject')}
          isPending={pending === 'reject'}
          isDisabled={pending === 'approve'}
        >
          Reject
        </Button>
        <Button
          size="large"
          variant="primary"
          onPress={() => onDecide('approve')}
          isPending={pending === 'approve'}
          isDisabled={pending === 'reject'}
        >
          Approve
        </Button>
      </div>
    </section>
  );
}
