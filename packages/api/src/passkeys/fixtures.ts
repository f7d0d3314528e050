import type { Passkey } from './resource.ts';

export function passkeyFixture(overrides: Partial<Passkey> = {}): Passkey {
  return { _id: 'passkey-1', name: 'Phone', createdAt: '2026-01-05T08:00:00.000Z', lastUsedAt: null, ...overrides };
}
