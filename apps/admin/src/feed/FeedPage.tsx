import { feed } from '@cpd/api/feed';
import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { FeedScreen } from './FeedScreen.tsx';
import { useOpenReview } from './useOpenReview.ts';

export function FeedPage() {
  const address = useListAddress();
  const { page, size, keyword, setTab } = address;
  const tab = parseFeedTab(address.tab);
  const list = useServerList(feed.list.useQuery({ status: FEED_STATUS[tab], page, size, keyword }), address);
  const openReview = useOpenReview();
  return (
    <FeedScreen
      list={list}
      tab={tab}
      onTabChange={(chosen) => setTab(chosen === 'posted' ? null : chosen)}
      search={address}
      onOpenUrl={({ _id }) => void openReview(_id)}
    />
  );
}
