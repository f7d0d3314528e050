import type { Certificate } from './contract.ts';

/** A valid certificate's record, with overrides. */
export function certificateFixture(fields: Partial<Certificate> = {}): Certificate {
  return {
    _id: 'c1',
    number: '2026-000017',
    holder: 'Ada Lovelace',
    group: 'Acute Care',
    issuedAt: '2026-03-01T09:00:00.000Z',
    withdrawnAt: null,
    successor: null,
    successorNumber: null,
    predecessorNumber: null,
    firstIssuedAt: null,
    timeZone: 'UTC',
    downloads: ['pdf', 'credential'],
    ...fields,
  };
}
