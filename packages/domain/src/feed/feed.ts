import { type Sentence, sentence } from '../sentence/sentence.ts';

export const FEED_STATUS = { review: 2, posted: 4 } as const;

/** In display order. */
export const FEED_TABS = ['posted', 'review'] as const;

export type FeedTab = (typeof FEED_TABS)[number];

/** The status of a post that a reviewer has rejected, which the feed does not list. */
export const REJECTED_STATUS = 5;

const labels: ReadonlyMap<number, Sentence> = new Map([
  [FEED_STATUS.posted, sentence('Posted')],
  [FEED_STATUS.review, sentence('Review')],
  [REJECTED_STATUS, sentence('Rejected')],
]);

/** The label of a status; an unknown status is its own label. */
export function feedStatusLabel(status: number): string | Sentence {
  return labels.get(status) ?? String(status);
}

/** The tab in the URL; the first one if there is none. */
export function parseFeedTab(text: string | null | undefined): FeedTab {
  return FEED_TABS.find((tab) => tab === text) ?? FEED_TABS[0];
}
