import type { BinItem } from './contract.ts';

/** A deleted course, with overrides. */
export function binItemFixture(overrides: Partial<BinItem> = {}): BinItem {
  return {
    _id: 'course-deleted',
    kind: 'course',
    title: 'Anatomy basics',
    cover: { _id: 'image-1' },
    course: null,
    questionCount: 5,
    deletedAt: '2026-03-01T09:00:00.000Z',
    deletedBy: { _id: 'admin-1', name: 'ada' },
    removedAfter: '2026-03-31T09:00:00.000Z',
    ...overrides,
  };
}
