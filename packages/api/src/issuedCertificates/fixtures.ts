import type { IssuedCertificate } from './contract.ts';

/** A valid certificate as administrators see it, with overrides. */
export function issuedCertificateFixture(fields: Partial<IssuedCertificate> = {}): IssuedCertificate {
  const { _id = 'certificate-1' } = fields;
  return {
    _id,
    number: '2026-000017',
    url: `https://cpd.example.org/public/certificate/${_id}`,
    user: 'user-1',
    holder: 'Mali Suwan',
    presentName: 'Mali Suwan',
    isRenamed: false,
    certificateGroup: 'group-1',
    group: 'Nursing',
    issuedAt: '2026-03-01T09:00:00.000Z',
    state: 'valid',
    withdrawnAt: null,
    withdrawnReason: null,
    successor: null,
    predecessor: null,
    firstIssuedAt: null,
    timeZone: 'UTC',
    ...fields,
  };
}

/** The groups of the certificates below. */
const groups = ['Nursing', 'Pharmacy', 'Physiotherapy'];

/**
 * `count` certificates of users in three groups, the newest first, a day apart, without names, which the fake API takes from
 * the users. Every tenth one is withdrawn. The oldest two are the first user's: one under a former name, and the one that
 * replaces it.
 */
export function issuedCertificateFixtures(count: number, users: number): IssuedCertificate[] {
  const oldest = Date.parse('2026-01-01T09:00:00.000Z');
  const certificates = Array.from({ length: count }, (_, index) => {
    const group = index < 2 ? 0 : index % groups.length;
    return issuedCertificateFixture({
      _id: `certificate-${index + 1}`,
      number: numberOf(index),
      user: `user-${index < 2 ? 1 : (index % users) + 1}`,
      holder: null,
      presentName: null,
      certificateGroup: `group-${group + 1}`,
      group: groups[group] ?? null,
      issuedAt: new Date(oldest + index * 86_400_000).toISOString(),
      ...(index % 10 === 9 && {
        state: 'withdrawn' as const,
        withdrawnAt: '2026-04-01T09:00:00.000Z',
        withdrawnReason: 'Issued for the wrong course',
      }),
    });
  });
  const [former, latter] = certificates;
  if (former && latter) {
    Object.assign(former, {
      holder: 'Mali Chai',
      isRenamed: true,
      state: 'replaced',
      withdrawnAt: latter.issuedAt,
      withdrawnReason: 'Replaced',
      successor: { _id: latter._id, number: latter.number },
    });
    latter.predecessor = { _id: former._id, number: former.number };
  }
  return certificates.reverse();
}

function numberOf(index: number): string {
  return `2026-${String(index + 1).padStart(6, '0')}`;
}
