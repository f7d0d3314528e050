import type { Post } from './contract.ts';

/** A post in review as its reviewer reads it, with overrides. */
export function postFixture(overrides: Partial<Post> = {}): Post {
  return {
    title: 'Hand hygiene on the ward',
    description: 'What changed in our routine after the audit.',
    cover: { _id: 'image-1' },
    files: [
      { _id: 'file-1', originalname: 'audit.pdf', size: 1_258_291 },
      { _id: 'file-2', originalname: 'routine.pdf', size: null },
    ],
    author: 'Noor Al-Hashimi',
    createdAt: '2026-03-01T09:00:00.000Z',
    status: 2,
    ...overrides,
  };
}
