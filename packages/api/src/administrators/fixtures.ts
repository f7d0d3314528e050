import type { Administrator } from './resource.ts';

export function administratorFixture(overrides: Partial<Administrator> = {}): Administrator {
  return {
    _id: 'administrator-1',
    username: 'admin',
    since: '2026-01-05T08:00:00.000Z',
    addedBy: null,
    lastSeenAt: '2026-03-03T09:15:00.000Z',
    isDisabled: false,
    isInvited: false,
    isSelf: false,
    ...overrides,
  };
}
