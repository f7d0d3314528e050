export type { FeedItem } from './contract.ts';
export { useFeed, useReviewAddress } from './hooks.ts';
export type { FeedSearch } from './keys.ts';
export { type FeedPage, preloadFeed } from './requests.ts';
