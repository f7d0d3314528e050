export {
  FEED_SEARCH_DELAY_MS,
  FEED_STATUS,
  FEED_TABS,
  type FeedTab,
  type FeedView,
  feedStatusLabel,
  parseFeedTab,
  switchedTab,
} from './feed.ts';
