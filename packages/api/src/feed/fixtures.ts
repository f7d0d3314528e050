import type { FeedItem } from './contract.ts';

/** A post in review, with overrides. */
export function feedItemFixture(overrides: Partial<FeedItem> = {}): FeedItem {
  return {
    _id: 'post-1',
    title: 'Hand hygiene on the ward',
    description: 'What changed in our routine after the audit.',
    cover: null,
    author: 'Noor Al-Hashimi',
    createdAt: '2026-03-01T09:00:00.000Z',
    status: 2,
    ...overrides,
  };
}

/** `count` posts, the first of every pair in review and the second posted. */
export function feedItemFixtures(count: number): FeedItem[] {
  return Array.from({ length: count }, (_, index) =>
    feedItemFixture({
      _id: `post-${index + 1}`,
      title: `Post ${index + 1}`,
      description: `What happened on day ${index + 1}.`,
      status: index % 2 === 0 ? 2 : 4,
    }),
  );
}
