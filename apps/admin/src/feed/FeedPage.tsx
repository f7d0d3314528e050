import { feed } from '@cpd/api/feed';
import { parseFeedTab } from '@cpd/domain/feed';
import { useModal } from '@cpd/ui/DialogQueue';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { FeedScreen } from './FeedScreen.tsx';
import { feedListInput } from './feedListInput.ts';

export function FeedPage() {
  const address = useListParams();
  const { setTab } = address;
  const tab = parseFeedTab(address.tab);
  const list = useServerList(feed.list.useQuery(feedListInput(address)), address);
  const openReview = useOpenReview();
  return (
    <FeedScreen
      list={list}
      tab={tab}
      onTabChange={(chosen) => setTab(chosen === 'posted' ? null : chosen)}
      search={address}
      onOpenUrl={({ _id }) => void openReview(_id)}
      imageUrl={useImageUrl()}
    />
  );
}

/** Gives what 'Open Url' does: show a post's public review page in a new browser tab. */
function useOpenReview(): (id: string) => Promise<void> {
  const address = feed.reviewAddress.useMutation();
  const { showError } = useModal();
  return async (id) => {
    // The tab opens inside the press, before the address is known: later, browsers take it for an unwanted pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab === null) {
      showError({ message: 'The browser did not open a new tab. Allow pop-ups for this site, then try again.' });
      return;
    }
    tab.opener = null;
    const outcome = await address.run({ id });
    if (outcome.isDone) tab.location.replace(outcome.answer);
    else tab.close();
  };
}
