export { FEED_STATUS, FEED_TABS, type FeedTab, feedStatusLabel, parseFeedTab } from './feed.ts';
