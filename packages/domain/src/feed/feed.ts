/** Numeric status of a feed item (rule FE1). */
export const FEED_STATUS = { review: 2, posted: 4 } as const;

/** The feed's tabs, by the name of their status, in the order shown. */
export const FEED_TABS = ['posted', 'review'] as const;

export type FeedTab = (typeof FEED_TABS)[number];

const labels: ReadonlyMap<number, string> = new Map([
  [FEED_STATUS.posted, 'Posted'],
  [FEED_STATUS.review, 'Review'],
]);

/** Gives the text of a numeric status; one without a text shows itself (rule L4). */
export function feedStatusLabel(status: number): string {
  return labels.get(status) ?? String(status);
}

/** Reads the tab from the address; anything else is the first tab. */
export function parseFeedTab(text: string | null | undefined): FeedTab {
  return FEED_TABS.find((tab) => tab === text) ?? FEED_TABS[0];
}
