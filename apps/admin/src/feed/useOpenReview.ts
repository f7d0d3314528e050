import { feed } from '@cpd/api/feed';
import { useModal } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';

/** Shows a post's public review page in a new browser tab. */
export function useOpenReview(): (id: string) => Promise<void> {
  const address = feed.reviewAddress.useMutation();
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
    const outcome = await address.run({ id });
    if (outcome.isDone) tab.location.replace(outcome.response);
    else tab.close();
  };
}
