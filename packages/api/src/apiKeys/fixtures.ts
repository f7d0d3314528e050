import type { ApiKey } from './resource.ts';

export function apiKeyFixture(overrides: Partial<ApiKey> = {}): ApiKey {
  return {
    _id: 'key-1',
    name: 'mobile',
    scopes: ['users:write', 'posts:write', 'events:read'],
    createdAt: '2026-01-05T08:00:00.000Z',
    expiresAt: null,
    lastUsedAt: null,
    ...overrides,
  };
}
