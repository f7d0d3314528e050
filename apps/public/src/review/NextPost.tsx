import type { ReviewQueue } from '@cpd/domain/review';
import { Button } from '@cpd/ui/Button';
import { say } from '@cpd/ui/language';
import { feedPath } from './reviewQueue.ts';

export interface NextPostProps {
  queue: ReviewQueue;
  /** Whether the decision is being sent. */
  isPending: boolean;
  /** Sends a decision that is still held. Returns whether nothing is left to send. */
  sendNow: () => Promise<boolean>;
}

/** Leads to the next review once the decision is stored, or back to the feed after the last one. */
export function NextPost({ queue, isPending, sendNow }: NextPostProps) {
  async function handlePress() {
    // A decision that cannot be stored keeps the page.
    if (await sendNow()) window.location.assign(feedPath(queue));
  }
  return (
    <Button variant="primary" isPending={isPending} onPress={() => void handlePress()}>
      {queue.next === null ? say('Back to the feed') : say('Next post ({n} left)', { n: queue.left })}
    </Button>
  );
}
