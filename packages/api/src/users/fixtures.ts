import { issuedCertificateFixture } from '../issuedCertificates/fixtures.ts';
import type { User, UserDetails } from './contract.ts';

const firstNames = ['Mali', 'Jonas', 'Aisha', 'Lucía', 'Kenji'];
const lastNames = ['Suwan', 'Berg', 'Rahman', 'Moreno'];

export function userFixture(overrides: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    firstName: 'Mali',
    lastName: 'Suwan',
    description: 'Nurse',
    email: 'mali.suwan@example.org',
    ...overrides,
  };
}

export function userFixtures(count: number): User[] {
  return Array.from({ length: count }, (_, index) =>
    userFixture({
      _id: `user-${index + 1}`,
      firstName: firstNames[index % firstNames.length] ?? null,
      lastName: lastNames[index % lastNames.length] ?? null,
      email: `user-${index + 1}@example.org`,
    }),
  );
}

/** A user with a certificate under a former name and a post in review, with overrides. */
export function userDetailsFixture(overrides: Partial<UserDetails> = {}): UserDetails {
  return {
    ...userFixture(),
    createdAt: '2025-11-03T08:00:00.000Z',
    certificates: [issuedCertificateFixture({ holder: 'Mali Chai', isRenamed: true })],
    posts: [
      {
        _id: 'post-1',
        title: 'A rare fracture',
        status: 2,
        createdAt: '2026-02-20T08:00:00.000Z',
        decidedAt: null,
        reviewLinkExpiresAt: '2026-03-15T09:00:00.000Z',
      },
    ],
    owned: { certificates: 1, posts: 1, uploads: 2, hasAccount: true },
    ...overrides,
  };
}
