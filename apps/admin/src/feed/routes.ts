import { feed } from '@cpd/api/feed';
import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { FeedIcon } from '@cpd/ui/Icon';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import { FEED_PATH } from '../kit/paths.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: FEED_PATH,
    title: 'Feed',
    navigation: { label: 'Feed', place: 20, icon: FeedIcon, key: 'f' },
    page: async () => (await import('./FeedPage.tsx')).FeedPage,
    read(client, { search }) {
      const { page, size, keyword, tab } = listStateOf(search);
      feed.list.prefetch(client, { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword });
    },
  },
];
