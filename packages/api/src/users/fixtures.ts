import type { User } from './contract.ts';

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
