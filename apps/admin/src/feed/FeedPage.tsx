import { feed } from '@cpd/api/feed';
import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { serverListOf, serverPager, usePageWithin } from '../kit/lists/serverList.ts';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { FeedScreen } from './FeedScreen.tsx';
import { useOpenReview } from './useOpenReview.ts';

/** The feed at its address. */
export function FeedPage() {
  const address = useListAddress();
  const { page, size, keyword, setKeyword, setTab } = address;
  const tab = parseFeedTab(address.tab);
  const list = serverListOf(feed.list.useQuery({ status: FEED_STATUS[tab], page, size, keyword }));
  usePageWithin(list, address);
  const openReview = useOpenReview();
  return (
    <FeedScreen
      {...list}
      pager={serverPager(list, address, true)}
      tab={tab}
      onTabChange={(chosen) => setTab(chosen === 'posted' ? null : chosen)}
      keyword={keyword}
      onSearch={setKeyword}
      onOpenUrl={({ _id }) => void openReview(_id)}
    />
  );
}
