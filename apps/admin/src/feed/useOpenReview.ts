import { feed } from '@cpd/api/feed';
import { queueHash } from '@cpd/domain/review';
import { useModal } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';

/** Shows a post's public review page in a new browser tab. */
export function useOpenReview(): (id: string) => Promise<void> {
  const addressOf = useReviewAddress();
  const { showError } = useModal();
  return async (id) => {
    // The tab is opened during the press, before the URL is known. A browser would block a later one as a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab === null) {
      showError({
        message: say('The browser did not open a new tab. Allow pop-ups for this site, then try again.'),
      });
      return;
    }
    tab.opener = null;
    const address = await addressOf(id);
    if (address === undefined) tab.close();
    else tab.location.replace(address);
  };
}

/**
 * Returns a function that makes a review link for a post; undefined if that failed. Its fragment tells the page what follows
 * in the feed, if this app is where the page can lead back to.
 */
export function useReviewAddress(): (id: string) => Promise<string | undefined> {
  const { run } = feed.reviewAddress.useMutation();
  const queueOf = feed.useReviewQueue();
  return async (id) => {
    const [outcome, queue] = await Promise.all([run({ id }), queueOf(id)]);
    if (!outcome.isDone) return undefined;
    const isOwn = new URL(outcome.response).origin === window.location.origin;
    return queue !== null && isOwn ? outcome.response + queueHash(queue) : outcome.response;
  };
}
